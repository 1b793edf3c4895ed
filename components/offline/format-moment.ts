import { calendarTags } from '@/lib/i18n/calendar-tags'
import type { Locale } from '@/lib/i18n/locales'

/** Day and time of something kept, by the clock of the device that keeps it. */
export function formatMoment(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(calendarTags[locale], { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
