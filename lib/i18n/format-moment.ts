import { timeZone } from '@/lib/domain/calendar'
import { calendarTags } from '@/lib/i18n/calendar-tags'
import type { Locale } from '@/lib/i18n/locales'

/** Day and time of an event in the calendar of the language, as the clocks in Thailand show it. */
export function formatMoment(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(calendarTags[locale], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso))
}
