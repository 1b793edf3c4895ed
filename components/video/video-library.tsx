import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { HeadingText } from '@/components/ui/heading-text'
import type { Video } from '@/lib/contract/video'
import type { Locale } from '@/lib/i18n/locales'
import { TranscriptSearch } from './transcript-search'
import { transcriptMessages } from './transcript-messages'
import { VideoGuide } from './video-guide'

/** All guides: a numbered index, a search over what is said, then one after the other. */
export async function VideoLibrary({ videos, locale }: { videos: readonly Video[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'video' })
  return (
    <div className="shell grid gap-section py-section">
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <nav aria-label={t('index')}>
          <ol className="border-t border-ink">
            {videos.map(({ id, title, line }, i) => (
              <li key={id} className="border-b border-line">
                <a
                  href={`#${id}`}
                  className="grid min-h-14 grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-2 py-3 hover:bg-white sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
                >
                  <span aria-hidden="true" className="figure text-lg text-signal">
                    {i + 1}
                  </span>
                  <span className="text-lg leading-snug font-semibold">{title}</span>
                  <span className="col-start-2 text-sm text-steel sm:col-start-3">{t(`lines.${line}`)}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <section aria-labelledby="search-films" className="grid content-start gap-4">
          <h2 id="search-films" className="text-xl">
            <HeadingText text={t('searchTitle')} />
          </h2>
          <ClientMessages locale={locale} pick={transcriptMessages}>
            <TranscriptSearch />
          </ClientMessages>
        </section>
      </div>
      {videos.map((video, i) => (
        <VideoGuide key={video.id} video={video} open={i === 0} locale={locale} />
      ))}
    </div>
  )
}
