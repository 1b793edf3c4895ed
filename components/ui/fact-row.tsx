import type { ReactNode } from 'react'

/** A fact of a list: what it is called, and what it is. */
export function FactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-steel">{label}</dt>
      <dd className="min-w-0 font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
