import type { ReactNode } from 'react'

/** One step of the form, numbered. */
export function StepSection({
  id,
  number,
  title,
  children,
}: {
  id: string
  number: number
  title: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-ink pt-5">
      <h2 id={id} className="flex items-baseline gap-3 text-2xl">
        <span aria-hidden="true" className="figure text-signal">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
