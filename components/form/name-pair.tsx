'use client'

import type { ComponentProps } from 'react'
import { controlStyle } from '@/components/ui/field'
import { joinName, maxNameLength, nameSpace, shareName, splitName } from '@/lib/domain/person-name'
import { FieldGroup } from './field-group'

type Props = {
  /** Of the family name; the given one's is `<id>-given`. */
  id: string
  legend: string
  labels: readonly [family: string, given: string]
  hint?: string
  autoComplete?: readonly [family: string, given: string]
  /** Both parts, joined by `joinName`. */
  value: string
  onChange: (value: string) => void
  /** Puts a part right when its field is left; kana that is still being written must be left alone. */
  onDone?: (part: string) => string
  /** Hear how each part is typed. */
  listeners?: readonly Pick<
    ComponentProps<'input'>,
    'onCompositionStart' | 'onCompositionUpdate' | 'onCompositionEnd'
  >[]
  error: string | undefined
  required: boolean
}

/** Family and given name, or their readings, side by side. */
export function NamePair({
  id,
  legend,
  labels,
  hint,
  autoComplete = ['off', 'off'],
  value,
  onChange,
  onDone = (part) => part,
  listeners,
  error,
  required,
}: Props) {
  const { family, given } = splitName(value)
  // The space that joins the parts may not stand inside one of them; in Japanese it is what the space key types.
  const clean = (text: string) => text.replaceAll(nameSpace, ' ')
  const finish = () => {
    const parts = splitName(shareName(value))
    const done = joinName(onDone(parts.family), onDone(parts.given))
    if (done !== value) onChange(done)
  }
  const fields = [
    {
      fieldId: id,
      label: labels[0],
      hint: autoComplete[0],
      text: family,
      join: (text: string) => joinName(clean(text), given),
    },
    {
      fieldId: `${id}-given`,
      label: labels[1],
      hint: autoComplete[1],
      text: given,
      join: (text: string) => joinName(family, clean(text)),
    },
  ]
  return (
    <FieldGroup id={id} legend={legend} hint={hint} error={error} required={required}>
      {({ id: _, ...control }) => (
        <div className="grid grid-cols-2 gap-3">
          {fields.map((field, index) => (
            <label key={field.fieldId} className="grid content-start gap-1">
              <span className="text-sm text-steel">{field.label}</span>
              <input
                {...control}
                id={field.fieldId}
                className={controlStyle}
                required={required}
                maxLength={maxNameLength / 2}
                autoComplete={field.hint}
                value={field.text}
                onChange={(event) => onChange(field.join(event.target.value))}
                onBlur={finish}
                {...listeners?.[index]}
              />
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
