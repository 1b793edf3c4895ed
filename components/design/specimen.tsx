import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** One section of the page. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-8 border-t border-ink pt-5">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** One thing shown, with the name of its state. */
export function Specimen({
  caption,
  className,
  children,
}: {
  caption: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={classNames('grid min-w-0 content-start gap-3', className)}>
      <p className="label border-l-3 border-signal pl-2 leading-snug">{caption}</p>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Specimens beside each other; under each other on phones. */
export function SpecimenGrid({
  children,
  columns = 'three',
}: {
  children: ReactNode
  columns?: 'two' | 'three' | 'four'
}) {
  const grids = {
    two: 'md:grid-cols-2',
    three: 'sm:grid-cols-2 md:grid-cols-3',
    four: 'sm:grid-cols-2 md:grid-cols-4',
  } as const
  return <div className={`grid grid-cols-1 gap-x-8 gap-y-8 ${grids[columns]}`}>{children}</div>
}

/** A dark ground for what also has to work there. */
export function OnStage({ children }: { children: ReactNode }) {
  return (
    <div data-tone="stage" className="rounded-base bg-carbon p-6 text-white">
      {children}
    </div>
  )
}
