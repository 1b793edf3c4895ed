import 'server-only'
import ical, { ICalCalendarMethod, ICalEventRepeatingFreq } from 'ical-generator'
import { getTranslations } from 'next-intl/server'
import { environment } from '@/lib/config/environment'
import { langSchema, type Lang } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import type { RoadShowStop } from '@/lib/contract/road-show'
import { daysBetween, instantOf } from '@/lib/domain/calendar'
import { localizePath } from '@/lib/i18n/locales'
import { readRoadShows } from '@/lib/data/road-shows'
import { answerRequest } from './answer-request'

const dayMs = 86_400_000
const page = '/services/mobileService'

/** Days of a stop, first and last included. */
function countDays({ from, to }: RoadShowStop): number {
  return daysBetween(from, to) + 1
}

/**
 * The stops as an iCalendar file (RFC 5545); a stop of several days is one event repeated daily. `stamp`: when the file is written.
 */
export async function writeRoadShowCalendar(
  stops: readonly RoadShowStop[],
  lang: Lang,
  { siteUrl, stamp }: { siteUrl: string; stamp: Date },
): Promise<string> {
  const t = await getTranslations({ locale: lang, namespace: 'road-show' })
  const calendar = ical({
    name: t('calendarName'),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'YSS Suspension', product: 'road shows', language: lang.toUpperCase() },
    ttl: dayMs / 1000,
  })
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
    const lang = langSchema.catch('en').parse(new URL(request.url).searchParams.get('lang'))
    const id = /^([a-z0-9-]+)\.ics$/.exec(file)?.[1]
    const all = id === undefined ? [] : await readRoadShows(lang)
    const stops = id === 'all' ? all : all.filter((stop) => stop.id === id)
    if (id === undefined || (id !== 'all' && stops.length === 0)) throw new ApiError('NOT_FOUND')
    const body = await writeRoadShowCalendar(stops, lang, { siteUrl: environment().SITE_URL, stamp: new Date() })
    return new Response(body, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="yss-road-show-${id}.ics"`,
        'cache-control': 'public, max-age=3600',
      },
    })
  }
  return answerRequest(request, answer)
}
