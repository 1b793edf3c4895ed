'use client'

import { useRouter } from 'next/navigation'
import { useRef, useTransition, type ReactNode, type SyntheticEvent } from 'react'

/** A plain GET form that applies itself: each change opens the new address without a full page load. Empty fields stay out of the address. */
export function FilterForm({
  action,
  label,
  children,
  className,
}: {
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
    const query = new URLSearchParams()
    for (const [key, value] of new FormData(form.current))
      if (typeof value === 'string' && value !== '') query.append(key, value)
    const text = query.toString()
    startTransition(() => router.push(text === '' ? action : `${action}?${text}`, { scroll: false }))
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    open()
  }

  // A control without a name only opens or closes something.
  const apply = (event: SyntheticEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
      if (event.target.name !== '') open()
  }

  return (
    <form
      ref={form}
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
