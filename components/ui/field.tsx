import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names'
import { describedBy, FieldError, FieldHint, LabelNote } from './field-notes'

export const controlStyle = 'control'

/** What the control has to carry so that label, hint and error belong to it. */
export type ControlProps = {
  id: string
  /** Said twice, since a label in a folded or unseen part of the page has no drawn text, and some tools read that. */
  'aria-labelledby': string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export type FieldProps = {
  /** For a summary of errors that links here; default: made up. */
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  /** Already translated; its presence marks the control as invalid. */
  error?: ReactNode
  required?: boolean | undefined
  /** Word beside the label, such as "optional". */
  note?: ReactNode
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and error around any control. Owns id and ARIA, so a form cannot forget them. */
export function Field({ id: givenId, label, hint, error, required, note, className, children }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={classNames('field', className)}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
        <LabelNote note={note} />
      </label>
      <FieldHint id={id} hint={hint} />
      {children({
        id,
        'aria-labelledby': `${id}-label`,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy({ id, hint, error }),
      })}
      <FieldError id={id} error={error} />
    </div>
  )
}

type TextFieldProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A field with one line of text. */
export function TextField({ id, label, hint, error, required, note, className, ...input }: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required ?? false}
      note={note}
      className={className}
    >
      {(control) => <input {...input} {...control} className={controlStyle} />}
    </Field>
  )
}
