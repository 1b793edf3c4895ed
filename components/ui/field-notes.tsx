import type { ReactNode } from 'react'
import { classNames } from './class-names'

type Told = { id: string; hint?: ReactNode; error?: ReactNode }

/** What reads hint and error with a control: the value of its `aria-describedby`. */
export function describedBy({ id, hint, error }: Told): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
}

/** A word beside a label, such as "optional"; the space is for those who hear both as one name. */
export function LabelNote({ note }: { note: ReactNode }) {
  return note ? (
    <>
      {' '}
      <span className="ml-1 text-sm font-normal text-steel">{note}</span>
    </>
  ) : null
}

/** No paragraph: one is no part of a group of radios. */
export function FieldHint({ id, hint, className }: Omit<Told, 'error'> & { className?: string }) {
  return hint ? (
    <div id={`${id}-hint`} className={classNames('text-sm text-steel', className)}>
      {hint}
    </div>
  ) : null
}

export function FieldError({ id, error, className }: Omit<Told, 'hint'> & { className?: string }) {
  return error ? (
    <p id={`${id}-error`} className={classNames('text-sm font-medium text-danger', className)} role="alert">
      {error}
    </p>
  ) : null
}
