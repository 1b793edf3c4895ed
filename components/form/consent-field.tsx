import { useId, type ComponentProps, type ReactNode } from 'react'
import { Choice } from './choice'

type Props = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  /** Already translated. */ error?: ReactNode
}

/** A single yes-or-no, such as the agreement to the terms. */
export function ConsentField({ id: givenId, label, hint, error, ...input }: Props) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1">
      <Choice
        {...input}
        type="checkbox"
        id={id}
        label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint ? (
        <p id={`${id}-hint`} className="pl-8 text-sm text-steel">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="pl-8 text-sm font-medium text-danger" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
