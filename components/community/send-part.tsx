import type { ReactNode } from 'react'

/** A titled part of the form. */
export function SendPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset tabIndex={-1} className="grid grid-cols-1 gap-4 border-t border-ink pt-4">
      {/* Floating, it stands in the grid under the line instead of on it. */}
      <legend className="display float-left text-xl">{title}</legend>
      {children}
    </fieldset>
  )
}
