import type { SlotDay } from '@/lib/contract/appointment'
import type { OpeningHours } from '@/lib/contract/dealer'
import type { Weekday } from '@/lib/contract/workshop-words'
import { addDays, instantOf } from '@/lib/domain/calendar'
import { exceptionOn, hoursOn } from '@/lib/domain/opening-hours'
import { thaiHolidayOn } from '@/lib/domain/thai-holidays'
import { addMinutes, weekdayOf } from './time'

/** Notice a workshop needs, hours. */
const leadHours = 24
/** How far ahead can be booked, days. */
export const horizonDays = 60
/** Days shown at a time. */
export const shownDays = 14

export type Capacity = {
  bays: number
  slotMinutes: number
  weekly: Record<Weekday, readonly string[]>
  hours: OpeningHours
}
export type TakenSeat = { day: string; slot: string; bay: number }

/** Whether a workshop rests because the day is a public holiday; one that works then says so in its hours. */
function isHolidayRest(hours: OpeningHours, day: string): boolean {
  return thaiHolidayOn(day) !== null && !exceptionOn(hours, day)?.hours
}

/** Times at which a slot begins and still ends within the day's hours. */
export function slotTimes({ weekly, hours, slotMinutes }: Capacity, day: string): string[] {
  const open = isHolidayRest(hours, day) ? null : hoursOn(hours, day)
  if (!open) return []
  return weekly[weekdayOf(day)].filter((time) => time >= open.opens && addMinutes(time, slotMinutes) <= open.closes)
}

/** The slots a job takes from `start` on; null = they do not follow each other without a gap. */
export function runFrom(
  times: readonly string[],
  start: string,
  minutes: number,
  slotMinutes: number,
): string[] | null {
  const run = Array.from({ length: Math.ceil(minutes / slotMinutes) }, (_, i) => addMinutes(start, i * slotMinutes))
  return run.every((time) => times.includes(time)) ? run : null
}

/** From now to a start, ms. */
const waitUntil = (day: string, time: string, now: Date): number => instantOf(day, time).getTime() - now.getTime()

const isTooSoon = (day: string, time: string, now: Date): boolean => waitUntil(day, time, now) < leadHours * 3_600_000

/** Whether a start is neither too soon nor too far ahead. */
export function isBookable(day: string, time: string, now: Date): boolean {
  return !isTooSoon(day, time, now) && waitUntil(day, time, now) <= horizonDays * 86_400_000
}

/** Fourteen days from `from`, each with the starts that can be booked and the bays left for a job of `minutes`. */
export function freeDays(
  capacity: Capacity,
  { from, minutes, taken, now }: { from: string; minutes: number; taken: readonly TakenSeat[]; now: Date },
): SlotDay[] {
  const occupied = new Set(taken.map(({ day, slot, bay }) => `${day} ${slot} ${bay}`))
  const bays = Array.from({ length: capacity.bays }, (_, i) => i + 1)
  return Array.from({ length: shownDays }, (_, i) => addDays(from, i)).map((day) => {
    const times = slotTimes(capacity, day)
    const starts = times.flatMap((time) => {
      const run = runFrom(times, time, minutes, capacity.slotMinutes)
      return run ? [{ time, run }] : []
    })
    const slots = starts.flatMap(({ time, run }) => {
      if (!isBookable(day, time, now)) return []
      const free = bays.filter((bay) => run.every((slot) => !occupied.has(`${day} ${slot} ${bay}`))).length
      return free > 0 ? [{ time, free }] : []
    })
    return {
      day,
      closed: times.length === 0,
      holiday: isHolidayRest(capacity.hours, day),
      soon: starts.length > 0 && starts.every(({ time }) => isTooSoon(day, time, now)),
      slots,
    }
  })
}
