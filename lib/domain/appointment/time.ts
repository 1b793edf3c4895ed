import { weekdays, type Weekday } from '@/lib/contract/workshop-words'

/** Thailand keeps UTC+7 all year. */
const offset = '+07:00'
const offsetMs = 7 * 3_600_000
const dayMs = 86_400_000

/** The instant of a day `YYYY-MM-DD` and clock time `HH:MM` in Thailand. */
export function instantOf(day: string, time: string): Date {
  return new Date(`${day}T${time}:00${offset}`)
}

/** The day in Thailand at an instant. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10)
}

/** A day some days later; negative counts back. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}

export function weekdayOf(day: string): Weekday {
  // getUTCDay counts from Sunday.
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'
}

/** Clock time some minutes later on the same day. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const total = hour * 60 + minute + minutes
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
