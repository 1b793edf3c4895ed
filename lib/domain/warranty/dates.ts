import { expiringDays } from './terms'

const day = 86_400_000

/** Calendar day in Thailand, `YYYY-MM-DD`: the day a customer there means. */
export function dayInThailand(at: Date): string {
  return new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
}

/** A day some days later; negative for earlier. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day)
}

/** The same day some months later; the last day of a shorter month where it has no such day (31 August + 6 → 28 February). */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))).toISOString().slice(0, 10)
}

/** What the calendar makes of a cover that ends on `until`; the last day is still covered. */
export function coverOn(until: string, today: string): 'active' | 'expiring' | 'expired' {
  if (today > until) return 'expired'
  return daysBetween(today, until) <= expiringDays ? 'expiring' : 'active'
}
