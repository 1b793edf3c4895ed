import type { Formats } from 'next-intl'
import { timeZone, yearIn } from '@/lib/domain/calendar'
import { calendarTags } from './calendar-tags'
import type { Locale } from './locales'

/** Formats by name; every date and number of the interface goes through one of these. */
export const formats = {
  dateTime: {
    day: { year: 'numeric', month: 'long', day: 'numeric' },
    month: { year: 'numeric', month: 'short' },
    year: { year: 'numeric' },
  },
  number: {
    /** The specification's default format '0,0'. */
    plain: { maximumFractionDigits: 0 },
    one: { maximumFractionDigits: 1 },
    two: { maximumFractionDigits: 2 },
    /** Its default currency symbol. Prices on the site are in baht and carry ฿ in their message. */
    dollar: { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
  },
} as const satisfies Formats

/** Formats an ISO date or `YYYY-MM` in the calendar of the language. */
export function formatDate(iso: string, locale: Locale, format: keyof typeof formats.dateTime = 'day'): string {
  const date = new Date(iso.length === 7 ? `${iso}-15T12:00:00Z` : iso.length === 10 ? `${iso}T12:00:00Z` : iso)
  return new Intl.DateTimeFormat(calendarTags[locale], { ...formats.dateTime[format], timeZone }).format(date)
}

/** A day of every year, `MM-DD`. */
export function formatYearlyDay(day: string, locale: Locale): string {
  const date = new Date(`2024-${day}T12:00:00Z`)
  return new Intl.DateTimeFormat(calendarTags[locale], { month: 'long', day: 'numeric', timeZone }).format(date)
}

/** A year in the calendar of the language: 2026 → 2569 in Thai. */
export function formatYear(year: number, locale: Locale): string {
  return String(yearIn(locale, year))
}
