import { timeZone } from '@/lib/domain/calendar'
import { calendarTags } from './calendar-tags'
import type { Locale } from './locales'

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** One or several days in a row, in the calendar of the language; ISO dates, both included. */
export function formatDays(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(calendarTags[locale], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone,
  })
  // Intl writes Japanese ranges with slashes, and every part twice.
  if (locale === 'ja' && from !== to)
    return `${format.format(noon(from))}〜${format
      .format(noon(to))
      .slice(from.slice(0, 4) === to.slice(0, 4) ? 5 : 0)
      .replace(from.slice(0, 7) === to.slice(0, 7) ? /^\d+月/ : '', '')}`
  return from === to ? format.format(noon(from)) : format.formatRange(noon(from), noon(to)).replaceAll('\u2009', '')
}

/** The days of the week of the first and the last day, such as "Sat–Sun". */
export function formatWeekdays(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(calendarTags[locale], { weekday: 'short', timeZone })
  const [first, last] = [format.format(noon(from)), format.format(noon(to))]
  return first === last ? first : `${first}${locale === 'ja' ? '〜' : '–'}${last}`
}

/** The name of a day's weekday, in full. */
export function formatDayOfWeek(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(calendarTags[locale], { weekday: 'long', timeZone }).format(noon(day))
}
