'use client'

import { useRouter } from 'next/navigation'
import { useRef, useTransition, type ReactNode, type SyntheticEvent } from 'react'
import { formQuery } from './form-query'

/**
 * A plain GET form that applies itself: each change opens the new address without a full page load. Empty fields stay out of the address.
 * In an open dialog it waits to be sent, so that several choices can be made at once.
 */
export function FilterForm({
  id,
  action,
  label,
  children,
  className,
}: {
  id?: string
  action: string
  label: string
  children: ReactNode
  className?: string
}) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const form = useRef<HTMLFormElement>(null)

  const open = () => {
    if (!form.current) return
    const text = formQuery(form.current).toString()
    startTransition(() => router.push(text === '' ? action : `${action}?${text}`, { scroll: false }))
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    open()
  }

  // A control without a name only opens or closes something, and one of another form says nothing about this one.
  const apply = ({ target }: SyntheticEvent) => {
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    if (isControl && target.name !== '' && target.form === form.current && !target.closest('dialog[open]')) open()
  }

  return (
    <form
      ref={form}
      id={id}
      action={action}
      aria-label={label}
      method="get"
      onSubmit={submit}
      onChange={apply}
      aria-busy={pending}
      className={className}
    >
      {children}
    </form>
  )
}
