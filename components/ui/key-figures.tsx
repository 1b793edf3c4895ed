import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type KeyFigure = { label: string; value: ReactNode }

/** Where letters are large beside the screen, a long month still has to fit. */
const sizes = { medium: 'text-xl max-[17rem]:text-lg', large: 'text-3xl max-[17rem]:text-2xl' } as const

/** A few figures set large, each with its name: the specification as decoration. */
export function KeyFigures({
  figures,
  size = 'medium',
  className,
}: {
  figures: readonly KeyFigure[]
  size?: keyof typeof sizes
  className?: string
}) {
  return (
    <div className={classNames('overflow-hidden border-y border-ink stage:border-steel', className)}>
      {/* Pulled to the left by its own padding, so that the line before the first figure of every row is cut off. */}
      <dl data-figures className="-ml-[calc(1.25rem+1px)] flex flex-wrap print:-ml-[calc(0.75rem+1px)]">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-l border-line px-5 py-4 print:px-3 print:py-2 stage:border-steel"
          >
            <dt className="text-sm text-steel stage:text-mist">{label}</dt>
            <dd
              className={classNames(
                'font-display leading-snug font-semibold whitespace-nowrap max-[17rem]:whitespace-normal',
                sizes[size],
              )}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
