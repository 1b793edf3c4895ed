import { instantOf, timeZone } from '@/lib/domain/calendar'
import { calendarTags } from '@/lib/i18n/calendar-tags'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

function format(day: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(calendarTags[locale], { ...options, timeZone }).format(instantOf(day, '12:00'))
}

/** For a strip of days: weekday, and day with month. */
export function shortDay(day: string, locale: Locale): { weekday: string; date: string } {
  return {
    weekday: format(day, locale, { weekday: 'short' }),
    date: format(day, locale, { day: 'numeric', month: 'short' }),
  }
}

/** Weekday and full date, with the era of the language. */
export function longDay(day: string, locale: Locale): string {
  const weekday = format(day, locale, { weekday: 'long' })
  const date = formatDate(day, locale)
  return locale === 'ja' ? `${date}（${weekday}）` : locale === 'th' ? `${weekday}ที่ ${date}` : `${weekday}, ${date}`
}

const beforeTime: Record<Locale, string> = { en: ', ', th: ' เวลา ', ja: ' ' }

/** Day and time of a visit. */
export function visitTime(day: string, slot: string, minutes: number, locale: Locale): string {
  return `${longDay(day, locale)}${beforeTime[locale]}${timeSpan(slot, minutes)}`
}

/** Start and end, such as 09:00–11:00. */
export function timeSpan(slot: string, minutes: number): string {
  const [hour = 0, minute = 0] = slot.split(':').map(Number)
  const end = hour * 60 + minute + minutes
  return `${slot}–${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}
