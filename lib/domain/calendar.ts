import type { Lang } from '@/lib/contract/common'

/** Days are those of Thailand, `YYYY-MM-DD`: the ones a customer there means. */
export const timeZone = 'Asia/Bangkok'

// It has kept UTC+7 without summer time since 1920.
const offset = '+07:00'
const offsetMs = 7 * 3_600_000
const dayMs = 86_400_000

const buddhistEra = 543

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The day in Thailand at an instant. */
export function dayInThailand(at: Date): string {
  return toDay(at.getTime() + offsetMs)
}

/** The year of that day, of the common era. */
export function yearInThailand(at: Date): number {
  return Number(dayInThailand(at).slice(0, 4))
}

/** The instant of a day and clock time `HH:MM` in Thailand. */
export function instantOf(day: string, time: string): Date {
  return new Date(`${day}T${time}:00${offset}`)
}

/** The instant at which the day in Thailand ends and the next begins. */
export function nextMidnight(at: Date): Date {
  return instantOf(addDays(dayInThailand(at), 1), '00:00')
}

/** A day some days later; negative for earlier. */
export function addDays(day: string, count: number): string {
  return toDay(Date.parse(day) + count * dayMs)
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** The same day some months later; the last day of a shorter month where it has no such day (31 August + 6 → 28 February). */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return toDay(Date.UTC(year, month - 1 + months, Math.min(day, last)))
}

/** A year of the common era as the Buddhist era counts it: 2021 → 2564. */
export function toBuddhistEra(year: number): number {
  return year + buddhistEra
}

/** A year in either era, in the common one: 2564 and 2021 → 2021. */
export function toCommonEra(year: number): number {
  return year > 2400 ? year - buddhistEra : year
}

/** A year of the common era as people of a language count it. */
export function yearIn(lang: Lang, year: number): number {
  return lang === 'th' ? toBuddhistEra(year) : year
}

/** The clock in Thailand at an instant, `HH:MM`. */
export function clockInThailand(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(11, 16)
}
