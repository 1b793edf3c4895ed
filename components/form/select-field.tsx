import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

type Props = Omit<FieldProps, 'children'> & Omit<ComponentProps<typeof Select>, 'id' | 'className'>

/** A choice of one from a list. */
export function SelectField({ id, label, hint, error, required, note, className, ...select }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} note={note} className={className}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  )
}
