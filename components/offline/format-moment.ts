import { timeZone } from '@/lib/domain/calendar'
import { calendarTags } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

/** Day and time of something kept. */
export function formatMoment(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(calendarTags[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
}
