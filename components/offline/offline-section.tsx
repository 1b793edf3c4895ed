import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'

/** A titled part of the page about what the device keeps. */
export function OfflineSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section tabIndex={-1} aria-labelledby={`${id}-title`} className="grid gap-4">
      <h2 id={`${id}-title`} className="display text-3xl">
        <HeadingText text={title} />
      </h2>
      {children}
    </section>
  )
}
