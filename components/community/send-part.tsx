import type { ReactNode } from 'react'

/** A titled part of the form. */
export function SendPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-1 gap-4 border-t border-ink pt-4">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="display text-xl">
        {title}
      </p>
      {children}
    </fieldset>
  )
}
