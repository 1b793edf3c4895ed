import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { SeriesView } from './series-view'
import { HeadingText } from '@/components/ui/heading-text'

/** Who the series is for: the claim large, the reasons beside it. */
export function WhoSection({ copy }: Pick<SeriesView, 'copy'>) {
  return (
    <section aria-labelledby="who" className="grid gap-x-16 gap-y-6 md:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
      <h2 id="who" className="display text-4xl md:text-5xl">
        <HeadingText text={copy.who.title} />
      </h2>
      <div className="grid max-w-text content-start gap-4 text-lg">
        {copy.who.text.map((paragraph) => (
          <p key={paragraph}>
            <UnbrokenText text={paragraph} />
          </p>
        ))}
      </div>
    </section>
  )
}
