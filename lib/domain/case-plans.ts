import type { CaseKind, CaseState } from '@/lib/contract/case-words'
import { addDays, dayInThailand } from './calendar'

export type CasePlan = {
  /** From received to the end, in the order a visitor sees. Staff may skip some, never go back. */
  rail: readonly CaseState[]
  /** Other ways it may end. */
  ends: readonly CaseState[]
  /** Calendar days until its sender is told what came of it, where the first answer only says that it is being looked into; left out = that answer is the result. */
  resultDays?: number
  /** Months from the day it was received until its content is erased, whatever became of it. */
  keptMonths: number
  /** An end in which it lasts: it is kept beyond its day, and its sender may withdraw it still. */
  lastsAs?: CaseState
  /** What its sender may do by the private key while it is open. */
  sender: { reply: boolean; withdraw: boolean; replaceFile: boolean; erase: boolean }
}

const everything = { reply: true, withdraw: true, replaceFile: false, erase: true }

export const casePlans = {
  contact: { rail: ['received', 'working', 'answered', 'closed'], ends: [], keptMonths: 12, sender: everything },
  'job-application': {
    rail: ['received', 'screening', 'interview', 'offer', 'closed'],
    ends: [],
    keptMonths: 6,
    sender: { ...everything, replaceFile: true },
  },
  // What somebody reports, and what somebody asked of their data, is proof: it stays until its day.
  report: {
    rail: ['received', 'acknowledged', 'working', 'closed'],
    ends: [],
    resultDays: 90,
    keptMonths: 36,
    sender: { reply: true, withdraw: false, replaceFile: false, erase: false },
  },
  'data-request': {
    rail: ['received', 'working', 'answered', 'closed'],
    ends: [],
    keptMonths: 36,
    sender: { reply: true, withdraw: true, replaceFile: false, erase: false },
  },
  build: {
    rail: ['received', 'working', 'published'],
    ends: ['declined'],
    keptMonths: 12,
    lastsAs: 'published',
    sender: everything,
  },
} as const satisfies Record<CaseKind, CasePlan>

export const planOf = (kind: CaseKind): CasePlan => casePlans[kind]

/** The day by which a case received at an instant has its result, after its acknowledgement; null = it has one answer. */
export function resultDay(kind: CaseKind, receivedAt: Date): string | null {
  const { resultDays } = planOf(kind)
  return resultDays === undefined ? null : addDays(dayInThailand(receivedAt), resultDays)
}

/** Whether nothing follows a state: the last of the rail, one of the other ends, or withdrawn. */
export function isFinal(kind: CaseKind, state: CaseState): boolean {
  const { rail, ends } = planOf(kind)
  return state === 'withdrawn' || state === rail.at(-1) || ends.includes(state)
}

/** Whether a case lasts in this state, such as a build that is shown. */
export const isLasting = (kind: CaseKind, state: CaseState): boolean => planOf(kind).lastsAs === state

/** Whether its sender may take it back in this state. */
export const mayWithdraw = (kind: CaseKind, state: CaseState): boolean =>
  isLasting(kind, state) || !isFinal(kind, state)

/** Whether staff may move a case from one state to another: forward along the rail, or to an end; never out of an end. */
export function mayMove(kind: CaseKind, from: CaseState, to: CaseState): boolean {
  const { rail, ends } = planOf(kind)
  if (isFinal(kind, from)) return false
  return ends.includes(to) || rail.indexOf(to) > rail.indexOf(from)
}
