import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'

type Props = {
  id: string
  title: string
  lead?: ReactNode
  /** Beside the heading: a link, a figure. */ aside?: ReactNode
  children: ReactNode
}

/** A titled part of a page, reachable by its hash. */
export function Part({ id, title, lead, aside, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 grid-cols-1 gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h2 id={`${id}-title`} className="display text-3xl md:text-4xl">
            <HeadingText text={title} />
          </h2>
          {lead && (
            <p className="phrased max-w-text text-lg text-steel">
              {typeof lead === 'string' ? <UnbrokenText text={lead} /> : lead}
            </p>
          )}
        </div>
        {aside}
      </header>
      {children}
    </section>
  )
}
