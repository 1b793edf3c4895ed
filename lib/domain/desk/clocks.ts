import type { ClockBasis } from '@/lib/contract/desk-words'
import { addDays, addMonths, dayInThailand } from '@/lib/domain/calendar'
import { casePlans } from '@/lib/domain/case-plans'
import { retentionRules } from '@/lib/domain/retention'
import { thaiHolidayOn } from '@/lib/domain/thai-holidays'

type Clock = {
  basis: ClockBasis
  /** Counted from the instant it came in; left out = its day is kept with it. */
  after?: { days: number } | { workingDays: number } | { months: number }
}

/**
 * The one table of how long things may wait. Cases keep the day that their sender was told (case-forms.ts, job-application.ts, send-build.ts); of a request
 * about data it is the thirty days of PDPA s. 30. A registration is looked at, and a claim answered, as its page promises (`warranty.register.done`,
 * `passport.done`); registrations that wait for their owner, and decided ones whose owner has written, have no promise, only an aim of ours.
 */
export const clocks = {
  case: { basis: 'promise' },
  'data-request': { basis: 'law' },
  'report-result': { basis: 'promise', after: { days: casePlans.report.resultDays } },
  registration: { basis: 'promise', after: { workingDays: 2 } },
  'registration-waiting': { basis: 'target', after: { days: 30 } },
  'registration-written': { basis: 'target', after: { workingDays: 2 } },
  claim: { basis: 'promise', after: { workingDays: 2 } },
  visit: { basis: 'visit' },
  'dealer-change': { basis: 'target', after: { workingDays: 2 } },
  wish: { basis: 'kept', after: { months: retentionRules.wish.kept.count } },
} as const satisfies Record<string, Clock>

export type ClockId = keyof typeof clocks

const isWorkingDay = (day: string) =>
  ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && thaiHolidayOn(day) === null

function addWorkingDays(day: string, count: number): string {
  let found = day
  for (let left = count; left > 0;) {
    found = addDays(found, 1)
    if (isWorkingDay(found)) left -= 1
  }
  return found
}

/** The day by which something is due. `key`: the day that is kept with it, or when it came in; a later key never gives an earlier day. */
export function dueDay(id: ClockId, key: string): string {
  const clock: Clock = clocks[id]
  if (!clock.after) return key
  const day = dayInThailand(new Date(key))
  if ('workingDays' in clock.after) return addWorkingDays(day, clock.after.workingDays)
  return 'days' in clock.after ? addDays(day, clock.after.days) : addMonths(day, clock.after.months)
}

/** How near a day is: past, today, within two days, or later. */
export function urgencyOf(daysLeft: number): 'late' | 'today' | 'soon' | 'later' {
  if (daysLeft < 0) return 'late'
  if (daysLeft === 0) return 'today'
  return daysLeft <= 2 ? 'soon' : 'later'
}
