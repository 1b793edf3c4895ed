import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, FieldError, FieldHint } from '@/components/ui/field-notes'
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
  return (
    <div className="grid gap-1">
      <Choice
        {...input}
        type="checkbox"
        id={id}
        label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint, error })}
      />
      <FieldHint id={id} hint={hint} className="pl-8" />
      <FieldError id={id} error={error} className="pl-8" />
    </div>
  )
}
