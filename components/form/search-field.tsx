import { mdiMagnify } from '@mdi/js'
import type { ComponentProps } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlStyle, Field, type FieldProps } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'

type Props = Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>

/** A field for a search. */
export function SearchField({ id, label, hint, error, required, note, className, ...input }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} note={note} className={className}>
      {(control) => (
        <span className="relative block">
          <Icon
            path={mdiMagnify}
            className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-steel"
          />
          <input
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            {...input}
            {...control}
            className={classNames(controlStyle, 'pl-11')}
          />
        </span>
      )}
    </Field>
  )
}
