import { weekdays, type Weekday } from '@/lib/contract/workshop-words'

/** The day of the week of a day `YYYY-MM-DD`. */
export function weekdayOf(day: string): Weekday {
  // getUTCDay counts from Sunday.
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'
}

/** Clock time `HH:MM` some minutes later on the same day. */
export function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const total = hour * 60 + minute + minutes
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
