import type { Locale } from '@/lib/i18n/locales'

const eraYears = 543

const figures = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .trim()

/** `YYYY-MM-DD` of three typed parts, the year in either era; '' = no such day, or not whole yet. */
export function toDay({ day, month, year }: { day: string; month: string; year: string }): string {
  const [d, m, typed] = [day, month, year].map((part) => (/^\d{1,4}$/.test(figures(part)) ? Number(figures(part)) : 0))
  if (!d || !m || !typed) return ''
  const y = typed > 2400 ? typed - eraYears : typed
  if (y < 1950 || m > 12) return ''
  const at = new Date(Date.UTC(y, m - 1, d))
  return at.getUTCMonth() === m - 1 && at.getUTCDate() === d ? at.toISOString().slice(0, 10) : ''
}

/** The parts of a day as the language counts them; nothing of ''. */
export function partsOfDay(iso: string, locale: Locale): { day?: number; month?: number; year?: number } {
  const [year, month, day] = iso.split('-').map(Number)
  if (!year || !month || !day) return {}
  return { day, month, year: locale === 'th' ? year + eraYears : year }
}
