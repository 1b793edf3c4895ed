import type { OpeningHours } from '@/lib/contract/dealer'
import type { Weekday } from '@/lib/contract/workshop-words'
import { weekdayOf } from './appointment/time'
import { addDays, dayInThailand, instantOf } from './calendar'

/** What a shop says of one day alone, a dated exception before a yearly one. */
export function exceptionOn({ exceptions }: OpeningHours, day: string): OpeningHours['exceptions'][number] | undefined {
  return exceptions.find((other) => other.day === day) ?? exceptions.find((other) => other.day === day.slice(5))
}

/** Opening hours of one day, exceptions heeded; null = closed. */
export function hoursOn(hours: OpeningHours, day: string): OpeningHours['weekly'][Weekday] {
  const exception = exceptionOn(hours, day)
  return exception ? exception.hours : hours.weekly[weekdayOf(day)]
}

export type OpenState =
  | { isOpen: true; closes: string }
  /** `opens` null = not within a fortnight. */
  | { isOpen: false; opens: { day: string; time: string } | null }

const lookAheadDays = 14

/** Whether a shop in Thailand is open at an instant, until when, or when it opens next. */
export function openStateAt(hours: OpeningHours, at: Date): OpenState {
  const today = dayInThailand(at)
  const now = hoursOn(hours, today)
  const isBefore = (time: string) => at < instantOf(today, time)
  if (now && !isBefore(now.opens) && isBefore(now.closes)) return { isOpen: true, closes: now.closes }
  if (now && isBefore(now.opens)) return { isOpen: false, opens: { day: today, time: now.opens } }
  for (let ahead = 1; ahead <= lookAheadDays; ahead++) {
    const day = addDays(today, ahead)
    const open = hoursOn(hours, day)
    if (open) return { isOpen: false, opens: { day, time: open.opens } }
  }
  return { isOpen: false, opens: null }
}

/** The coming such day in Thailand; today counts. */
export function comingDay(weekday: Weekday, at: Date): string {
  const today = dayInThailand(at)
  const ahead = Array.from({ length: 7 }, (_, i) => addDays(today, i))
  return ahead.find((day) => weekdayOf(day) === weekday) ?? today
}
