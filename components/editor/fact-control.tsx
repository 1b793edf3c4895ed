import { Choice } from '@/components/form/choice'
import { FieldGroup } from '@/components/form/field-group'
import { SelectField } from '@/components/form/select-field'
import { TextAreaField } from '@/components/form/text-area-field'
import { TextField } from '@/components/ui/field'
import type { EntryData } from '@/lib/contract/editor'
import type { FactValue } from '@/lib/domain/editor/fields'
import type { EntryFormTable, FormFact } from '@/lib/data/editor-form'
import { PictureChoice } from './picture-choice'

type Props = {
  field: FormFact
  facts: EntryData['facts']
  pictures: EntryFormTable['pictures']
  onChange: (value: FactValue) => void
  /** A picture was sent: its id and a small picture of it. */
  onSent: (id: string, preview: string) => void
}

const inputTypes: Partial<Record<FormFact['shape'], string>> = { day: 'date', time: 'time' }
const listShapes: readonly FormFact['shape'][] = ['lines', 'links', 'codes']

const textOf = (value: FactValue | undefined) => (typeof value === 'string' ? value : '')
const listOf = (value: FactValue | undefined) => (Array.isArray(value) ? value : [])

function Choices({ field, facts, onChange }: Props) {
  const chosen = listOf(facts[field.name])
  const toggle = (value: string, on: boolean) =>
    // In the order of the table, so that nothing differs by the order of clicks.
    onChange(field.options.map((one) => one.value).filter((one) => (one === value ? on : chosen.includes(one))))
  return (
    <FieldGroup legend={field.label} required={field.required} className="sm:col-span-2">
      {(control) => (
        <div className="grid gap-x-6 sm:grid-cols-2">
          {field.options.map(({ value, label }, at) => (
            <Choice
              key={value}
              type="checkbox"
              label={label}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              {...(at === 0 && { id: control.id })}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

/** A fact of an entry, drawn by its shape. */
export function FactControl(props: Props) {
  const { field, facts, pictures, onChange, onSent } = props
  const { name, shape, label, hint, required, options } = field
  const value = facts[name]
  const common = { id: `fact-${name}`, label, hint: hint === '' ? undefined : hint, required }
  if (shape === 'choices') return <Choices {...props} />
  // The point belongs to the picture and is set on it.
  if (shape === 'focus') return null
  if (shape === 'picture')
    return <PictureChoice {...common} pictures={pictures} value={textOf(value)} onChange={onChange} onSent={onSent} />
  if (shape === 'switch')
    return (
      <Choice
        type="checkbox"
        label={label}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        className="sm:col-span-2"
      />
    )
  if (shape === 'choice')
    return (
      <SelectField
        {...common}
        options={options}
        placeholder="–"
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (listShapes.includes(shape))
    return (
      <TextAreaField
        {...common}
        rows={3}
        value={listOf(value).join('\n')}
        onChange={(event) => onChange(event.target.value.split('\n'))}
        onBlur={() =>
          onChange(
            listOf(value)
              .map((line) => line.trim())
              .filter(Boolean),
          )
        }
      />
    )
  return (
    <TextField
      {...common}
      type={inputTypes[shape] ?? 'text'}
      inputMode={shape === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
