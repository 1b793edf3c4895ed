import { getTranslations } from 'next-intl/server'
import { Disclosure } from '@/components/ui/disclosure'
import type { Video } from '@/lib/contract/video'
import type { Locale } from '@/lib/i18n/locales'
import { ChapterFigure } from './chapter-figure'
import { clockOf } from './clock'

/** The id of a chapter in the page; the films' own ids are unique, their chapters' are not. */
export function chapterId(film: string, chapter: string): string {
  return `${film}-${chapter}`
}

/** Everything that is said, chapter by chapter, each with its drawing: the film for those who read. */
export async function WalkThrough({ video, open, locale }: { video: Video; open: boolean; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'video' })
  return (
    <Disclosure summary={t('read', { count: video.chapters.length })} open={open} className="border-t">
      <ol className="grid gap-x-8 gap-y-10 pt-4 pb-4 sm:grid-cols-2 md:grid-cols-3">
        {video.chapters.map(({ id, title, startSeconds, transcript, figure }, i) => (
          <li key={id} className="grid content-start gap-3">
            <ChapterFigure figure={figure} />
            <h3 className="flex gap-3 text-lg">
              <span aria-hidden="true" className="figure text-signal">
                {i + 1}
              </span>
              {title}
            </h3>
            <div
              id={chapterId(video.id, id)}
              data-transcript
              data-film={video.title}
              data-chapter={title}
              className="grid scroll-mt-40 gap-2"
            >
              <p>{transcript}</p>
            </div>
            {video.film && <p className="figure text-sm text-steel">{clockOf(startSeconds)}</p>}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
