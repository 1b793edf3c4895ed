import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlStyle, Field, type FieldProps } from '@/components/ui/field'

type Props = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
    /** Such as mm; shown in the field and read with it. */ unit?: ReactNode
  }

/** A figure with its unit. */
export function NumberField({ id, label, hint, error, required, note, className, unit, ...input }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} note={note} className={className}>
      {(control) => {
        const described = [control['aria-describedby'], unit ? `${control.id}-unit` : ''].filter(Boolean).join(' ')
        return (
          <span className="relative block">
            <input
              type="number"
              inputMode="decimal"
              step="any"
              {...input}
              {...control}
              aria-describedby={described || undefined}
              className={classNames(controlStyle, 'figure font-normal', unit ? 'pr-16' : '')}
            />
            {unit ? (
              <span
                id={`${control.id}-unit`}
                className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-steel"
              >
                {unit}
              </span>
            ) : null}
          </span>
        )
      }}
    </Field>
  )
}
