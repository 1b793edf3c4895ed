import { getTranslations } from 'next-intl/server'
import { AppLink } from '@/components/navigation/app-link'
import { Part } from '@/components/sections/part'
import type { NewsSummary } from '@/lib/contract/news'
import { formatDays, formatWeekdays } from '@/lib/i18n/format-days'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { comingEvents } from './coming-events'
import { NewsMarks } from './news-marks'

/** What takes place now or next, the first day first. */
export async function NextDates({ news, locale }: { news: readonly NewsSummary[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'news' })
  const events = comingEvents(news)
  if (events.length === 0) return null
  return (
    <Part id="next" title={t('next')}>
      <ol className="border-t border-ink">
        {events.map(({ item, event }) => (
          <li
            key={item.id}
            className="group relative grid gap-x-8 gap-y-1.5 border-b border-line py-4 md:grid-cols-[17rem_minmax(0,1fr)_auto]"
          >
            <p className="figure content-center">
              <time dateTime={event.startsOn}>{formatDays(event.startsOn, event.endsOn, locale)}</time>{' '}
              <span className="text-sm font-normal text-steel">
                {formatWeekdays(event.startsOn, event.endsOn, locale)}
              </span>
            </p>
            <div className="grid content-center gap-1">
              <h3 className="text-lg leading-snug">
                <AppLink
                  href={localizePath(`/newsAndEvents/${item.id}`, locale)}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {item.title}
                </AppLink>
              </h3>
              <p className="text-sm text-steel">
                {event.place}&nbsp;· {t('hours', { opens: event.opens, closes: event.closes })}
              </p>
            </div>
            <div className="content-center">
              <NewsMarks item={item} locale={locale} />
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}
