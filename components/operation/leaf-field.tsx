import { useTranslations } from 'next-intl'
import { controlStyle, Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { Leaf } from '@/lib/domain/operation/leaves'

type Props = { leaf: Leaf; value: string; onChange: (value: string) => void }

/** A field of the form, as its kind wants it. Anything can be typed: what is wrong the operation says. */
export function LeafField({ leaf, value, onChange }: Props) {
  const t = useTranslations('operation.try')
  const { path, kind, choices, required, preset } = leaf
  const hint = kind === 'list' ? t('listHint') : kind === 'json' ? t('jsonHint') : undefined
  const options = kind === 'flag' ? ['true', 'false'] : choices
  const isChosen = kind === 'flag' || kind === 'choice'
  return (
    <Field
      id={`field-${path}`}
      label={<code>{path}</code>}
      hint={hint}
      required={required}
      note={preset === null ? undefined : preset}
    >
      {(control) =>
        isChosen ? (
          <Select
            {...control}
            value={value}
            {...(!required && { placeholder: t('none') })}
            options={options.map((option) => ({ value: option, label: option }))}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : kind === 'json' ? (
          <textarea
            {...control}
            className={`${controlStyle} min-h-24 font-mono`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            {...control}
            type={kind === 'date' ? 'date' : 'text'}
            inputMode={kind === 'whole' || kind === 'number' ? 'decimal' : 'text'}
            autoComplete="off"
            spellCheck={false}
            className={controlStyle}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}
