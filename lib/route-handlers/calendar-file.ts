import 'server-only'
import ical, { ICalCalendarMethod, type ICalCalendar } from 'ical-generator'
import { ApiError } from '@/lib/contract/api-error'
import { langSchema, type Lang } from '@/lib/contract/common'

const daySeconds = 86_400

/** An empty iCalendar file (RFC 5545) that followers ask for once a day. `product`: what wrote it. */
export function openCalendar(lang: Lang, { name, product }: { name: string; product: string }): ICalCalendar {
  return ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'YSS Suspension', product, language: lang.toUpperCase() },
    ttl: daySeconds,
  })
}

/** What a calendar address asks for: `all.ics`, or `{id}.ics` for one entry, in the language of `?lang=`. NOT_FOUND for any other name. */
export function readCalendarAddress(request: Request, file: string): { lang: Lang; id: string } {
  const id = /^([a-z0-9-]+)\.ics$/.exec(file)?.[1]
  if (id === undefined) throw new ApiError('NOT_FOUND')
  return { lang: langSchema.catch('en').parse(new URL(request.url).searchParams.get('lang')), id }
}

/** All entries, or the one of that id; NOT_FOUND when there is none. */
export function pickEntries<T extends { id: string }>(entries: readonly T[], id: string): readonly T[] {
  if (id === 'all') return entries
  const found = entries.filter((entry) => entry.id === id)
  if (found.length === 0) throw new ApiError('NOT_FOUND')
  return found
}

/** `name`: of the saved file, without its ending. */
export function calendarResponse(body: string, name: string): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
      'cache-control': 'public, max-age=3600',
    },
  })
}
