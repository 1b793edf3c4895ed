import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'

/** Hits of one kind under their heading. */
export function FoundSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        <HeadingText text={title} />
      </h2>
      {children}
    </section>
  )
}
