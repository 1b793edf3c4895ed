import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'

export function DeskSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-ink pt-4">
      <h2 id={id} className="display text-xl">
        <HeadingText text={title} />
      </h2>
      {children}
    </section>
  )
}
