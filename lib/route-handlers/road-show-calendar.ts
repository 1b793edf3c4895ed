import 'server-only'
import { ICalEventRepeatingFreq } from 'ical-generator'
import { getTranslations } from 'next-intl/server'
import { environment } from '@/lib/config/environment'
import type { Lang } from '@/lib/contract/common'
import type { RoadShowStop } from '@/lib/contract/road-show'
import { daysBetween, instantOf } from '@/lib/domain/calendar'
import { localizePath } from '@/lib/i18n/locales'
import { readRoadShows } from '@/lib/data/road-shows'
import { answerRequest } from './answer-request'
import { calendarResponse, openCalendar, pickEntries, readCalendarAddress } from './calendar-file'

const page = '/services/mobileService'

/** Days of a stop, first and last included. */
function countDays({ from, to }: RoadShowStop): number {
  return daysBetween(from, to) + 1
}

/**
 * The stops as an iCalendar file; a stop of several days is one event repeated daily. `stamp`: when the file is written.
 */
export async function writeRoadShowCalendar(
  stops: readonly RoadShowStop[],
  lang: Lang,
  { siteUrl, stamp }: { siteUrl: string; stamp: Date },
): Promise<string> {
  const t = await getTranslations({ locale: lang, namespace: 'road-show' })
  const calendar = openCalendar(lang, { name: t('calendarName'), product: 'road shows' })
  const host = new URL(siteUrl).hostname
  for (const stop of stops) {
    const lines = [
      ...stop.lines.map((line) => t(`lines.${line}`)),
      ...stop.offers.map((offer) => `• ${t(`offers.${offer}`)}`),
      t(`booking.${stop.booking}`),
      ...(stop.sample ? [t('sample')] : []),
    ]
    const days = countDays(stop)
    calendar.createEvent({
      id: `road-show-${stop.id}@${host}`,
      stamp,
      start: instantOf(stop.from, stop.opens),
      end: instantOf(stop.from, stop.closes),
      summary: t('eventTitle', { province: stop.province.name }),
      description: lines.join('\n'),
      location: { title: `${stop.place}, ${stop.province.name}`, geo: { lat: stop.latitude, lon: stop.longitude } },
      url: new URL(`${localizePath(page, lang)}#${stop.id}`, siteUrl).href,
      ...(days > 1 && { repeating: { freq: ICalEventRepeatingFreq.DAILY, count: days } }),
    })
  }
  return calendar.toString()
}

/** `all.ics`, or `{stop}.ics` for one stop, in the language of `?lang=`. */
export async function answerRoadShowCalendar(request: Request, file: string): Promise<Response> {
  const answer = async () => {
    const { lang, id } = readCalendarAddress(request, file)
    const stops = pickEntries(await readRoadShows(lang), id)
    const body = await writeRoadShowCalendar(stops, lang, { siteUrl: environment().SITE_URL, stamp: new Date() })
    return calendarResponse(body, `yss-road-show-${id}`)
  }
  return answerRequest(request, answer)
}
