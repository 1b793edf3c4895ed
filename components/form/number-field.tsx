import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlStyle, Field, type FieldProps } from '@/components/ui/field'

type Props = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'min' | 'max' | 'step'> & {
    /** Such as mm; shown in the field and read with it. */ unit?: ReactNode
  }

/** A figure with its unit. A field for numbers would take no Thai digits: whoever reads it goes through `typedFigures`. */
export function NumberField({ id, label, hint, error, required, note, className, unit, ...input }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} note={note} className={className}>
      {(control) => {
        const described = [control['aria-describedby'], unit ? `${control.id}-unit` : ''].filter(Boolean).join(' ')
        return (
          <span className="relative block">
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
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
