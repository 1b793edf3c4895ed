'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'
import { Choice } from '@/components/form/choice'
import { FieldGroup } from '@/components/form/field-group'

type Props = {
  id: string
  legend: string
  error: string | undefined
  options: readonly { value: string; label: string }[]
  field: UseFormRegisterReturn
}

/** One of a few answers, held by the form. */
export function Choices({ id, legend, error, options, field }: Props) {
  return (
    <FieldGroup id={id} legend={legend} error={error} role="radiogroup" required>
      {(control) => (
        <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
          {options.map(({ value, label }, index) => (
            <Choice
              key={value}
              type="radio"
              framed
              value={value}
              label={label}
              required
              {...(index === 0 && { id: control.id })}
              {...field}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
