import { getTranslations } from 'next-intl/server'
import { HeadingText } from '@/components/ui/heading-text'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { JobDetails } from '@/lib/contract/career'
import type { Locale } from '@/lib/i18n/locales'

/** A dark band with the hours of one day. */
export async function JobDay({ day, locale }: { day: JobDetails['day']; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'career' })
  return (
    <section aria-labelledby="day" data-tone="stage" className="bg-ink py-section text-white">
      <div className="shell grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <h2 id="day" className="display text-3xl md:text-4xl">
          <HeadingText text={t('parts.day')} />
        </h2>
        <ol className="border-t border-steel">
          {day.map(({ at, text }) => (
            <li key={at} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-b border-steel py-3">
              <time dateTime={at} className="figure text-lg text-signal-light">
                {at}
              </time>
              <span className="max-w-text">
                <UnbrokenText text={text} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
