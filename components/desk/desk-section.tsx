import type { ReactNode } from 'react'

export function DeskSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-ink pt-4">
      <h2 id={id} className="display text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
