import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'

/** A titled part of the product page, reachable by its hash. */
export function PageSection({
  id,
  title,
  lead,
  print = true,
  children,
}: {
  id: string
  title: string
  lead?: ReactNode
  /** `false` leaves it out of a printed page. */
  print?: boolean
  children: ReactNode
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 content-start gap-5 scroll-mt-36"
      {...(!print && { 'data-print': 'none' })}
    >
      <h2 id={`${id}-title`} className="display text-3xl">
        <HeadingText text={title} />
      </h2>
      {lead && <p className="max-w-text text-steel">{lead}</p>}
      {children}
    </section>
  )
}
