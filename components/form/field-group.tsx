import { useId, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { describedBy, FieldError, FieldHint, LabelNote } from '@/components/ui/field-notes'

/** What each control of the group has to carry. */
export type GroupControl = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

export type FieldGroupProps = {
  /** For a summary of errors that links here; default: made up. */
  id?: string | undefined
  legend: ReactNode
  hint?: ReactNode
  /** Already translated; its presence marks the group as invalid. */
  error?: ReactNode
  /** Word beside the legend, such as "optional". */
  note?: ReactNode
  /** `radiogroup` when one of the choices is the answer; it then carries `aria-invalid` and `aria-required` itself. */
  role?: 'radiogroup'
  required?: boolean | undefined
  className?: string | undefined
  children: (control: GroupControl) => ReactNode
}

/** Legend, hint and error around controls that answer one question together. `id` belongs to the first control. */
export function FieldGroup({
  id: givenId,
  legend,
  hint,
  error,
  note,
  role,
  required = false,
  className,
  children,
}: FieldGroupProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const invalid = error ? true : undefined
  return (
    <fieldset
      role={role}
      aria-describedby={describedBy({ id, hint, error })}
      {...(role && { 'aria-invalid': invalid, 'aria-required': required || undefined })}
      className={classNames('grid min-w-0 content-start gap-1.5', className)}
    >
      <legend className="mb-1.5 leading-snug font-semibold">
        {legend}
        <LabelNote note={note} />
      </legend>
      <FieldHint id={id} hint={hint} />
      {children({ id, 'aria-invalid': invalid, 'aria-describedby': describedBy({ id, error }) })}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
