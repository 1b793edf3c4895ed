import type { ReactNode } from 'react'
import { HeadingText } from './heading-text'
import { UnbrokenText } from './unbroken-text'

type Props = {
  title: ReactNode
  text?: ReactNode
  /** A drawing, such as a vehicle's silhouette. */
  picture?: ReactNode
  /** Next steps. */
  actions?: ReactNode
  /** Default: `h2`. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** What stands where a list or a page has nothing to show: why, and what to do next. */
export function EmptyState({ title, text, picture, actions, heading: Heading = 'h2' }: Props) {
  return (
    <div
      data-bordered
      className="drawing-board grid gap-6 rounded-base border p-6 sm:p-10 md:grid-cols-[1fr_auto] md:items-center"
    >
      <div className="max-w-text">
        <Heading className="w-fit bg-white text-2xl">
          {typeof title === 'string' ? <HeadingText text={title} /> : title}
        </Heading>
        {text ? (
          <p className="mt-3 w-fit bg-white text-steel">
            {typeof text === 'string' ? <UnbrokenText text={text} /> : text}
          </p>
        ) : null}
        {actions ? <div className="mt-6 flex flex-wrap gap-3">{actions}</div> : null}
      </div>
      {picture}
    </div>
  )
}
