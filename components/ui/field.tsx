import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names'

export const controlStyle = 'control'

/** What the control has to carry so that label, hint and error belong to it. */
export type ControlProps = {
  id: string
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
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={id}>
        {label}
        {note ? <span className="ml-2 text-sm font-normal text-steel">{note}</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-steel">
          {hint}
        </p>
      ) : null}
      {children({ id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-danger" role="alert">
          {error}
        </p>
      ) : null}
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
