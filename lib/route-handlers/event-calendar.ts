import 'server-only'
import { ICalEventRepeatingFreq } from 'ical-generator'
import { getTranslations } from 'next-intl/server'
import { environment } from '@/lib/config/environment'
import type { Lang } from '@/lib/contract/common'
import type { NewsEvent, NewsSummary } from '@/lib/contract/news'
import { readNews } from '@/lib/data/news'
import { daysBetween, instantOf } from '@/lib/domain/calendar'
import { localizePath } from '@/lib/i18n/locales'
import { answerRequest } from './answer-request'
import { calendarResponse, openCalendar, pickEntries, readCalendarAddress } from './calendar-file'

export type EventEntry = NewsSummary & { event: NewsEvent }

/** Events that are not over. */
function eventsAhead(news: readonly NewsSummary[]): EventEntry[] {
  return news.flatMap((item) => (item.event && item.event.state !== 'past' ? [{ ...item, event: item.event }] : []))
}

/** Events as an iCalendar file; one of several days is repeated daily. `stamp`: when the file is written. */
export async function writeEventCalendar(
  entries: readonly EventEntry[],
  lang: Lang,
  { siteUrl, stamp }: { siteUrl: string; stamp: Date },
): Promise<string> {
  const t = await getTranslations({ locale: lang, namespace: 'news' })
  const calendar = openCalendar(lang, { name: t('calendarName'), product: 'events' })
  const host = new URL(siteUrl).hostname
  for (const { id, title, summary, sample, event } of entries) {
    const { startsOn, endsOn, opens, closes, place, latitude: lat, longitude: lon } = event
    const days = daysBetween(startsOn, endsOn) + 1
    const lines = [
      summary,
      t('bookingLine', { booking: t(`booking.${event.booking}`) }),
      ...(sample ? [t('sample.text')] : []),
    ]
    calendar.createEvent({
      id: `event-${id}@${host}`,
      stamp,
      start: instantOf(startsOn, opens),
      end: instantOf(startsOn, closes),
      summary: title,
      description: lines.join('\n'),
      location: { title: place, ...(lat !== null && lon !== null && { geo: { lat, lon } }) },
      url: new URL(localizePath(`/newsAndEvents/${id}`, lang), siteUrl).href,
      ...(days > 1 && { repeating: { freq: ICalEventRepeatingFreq.DAILY, count: days } }),
    })
  }
  return calendar.toString()
}

/** `all.ics`, or `{event}.ics` for one that is not over, in the language of `?lang=`. */
export async function answerEventCalendar(request: Request, file: string): Promise<Response> {
  const answer = async () => {
    const { lang, id } = readCalendarAddress(request, file)
    const entries = pickEntries(eventsAhead((await readNews(lang)).news), id)
    const body = await writeEventCalendar(entries, lang, { siteUrl: environment().SITE_URL, stamp: new Date() })
    return calendarResponse(body, `yss-event-${id}`)
  }
  return answerRequest(request, answer)
}
