import { addDays, addMonths, dayInThailand, instantOf } from './calendar'
import type { KeptFor } from './draft-kept'
import { buyerLinkDays } from './warranty/terms'

/** `nameless`: everything that leads to a person goes, the rest stays for figures and histories. */
type RetentionRule = { kept: KeptFor; becomes: 'erased' | 'nameless' }

/**
 * The one table of how long data of people is kept: the worker deletes by it, and the privacy policy shows it. What the time is counted from
 * stands at each rule.
 */
export const retentionRules = {
  /** The day of the visit. */
  visit: { kept: { unit: 'months', count: 12 }, becomes: 'nameless' },
  /** The last covered day; not while a claim is open. */
  'covered-warranty': { kept: { unit: 'months', count: 24 }, becomes: 'nameless' },
  /** The registration, of one that never was covered. */
  'other-warranty': { kept: { unit: 'months', count: 12 }, becomes: 'nameless' },
  /** The day it was made; shorter when its owner withdraws it. */
  'buyer-link': { kept: { unit: 'days', count: buyerLinkDays }, becomes: 'erased' },
  /** The day it was sent. */
  wish: { kept: { unit: 'months', count: 24 }, becomes: 'erased' },
  /** The answer. */
  'answered-wish': { kept: { unit: 'days', count: 30 }, becomes: 'erased' },
  /** The day that the case names from its first day on; how many months that is, case-plans.ts says for each kind. */
  case: { kept: { unit: 'days', count: 0 }, becomes: 'nameless' },
  /** When it was given; longer than whatever it was given for. */
  consent: { kept: { unit: 'months', count: 72 }, becomes: 'erased' },
  /** When it was sent, kept, given up or withheld. */
  message: { kept: { unit: 'days', count: 30 }, becomes: 'nameless' },
  /** When it was made, sent or not. */
  'message-code': { kept: { unit: 'minutes', count: 10 }, becomes: 'nameless' },
  /** The last message to a recipient. */
  'message-count': { kept: { unit: 'hours', count: 24 }, becomes: 'erased' },
  /** When it was made. */
  code: { kept: { unit: 'minutes', count: 10 }, becomes: 'erased' },
  /** When it was sent, unless it was confirmed. */
  registration: { kept: { unit: 'days', count: 7 }, becomes: 'erased' },
  /** The end of the session. */
  session: { kept: { unit: 'days', count: 30 }, becomes: 'erased' },
  /** When the link was made; it is good for as long. */
  'password-reset': { kept: { unit: 'minutes', count: 30 }, becomes: 'erased' },
  /** When it was asked. */
  'passkey-challenge': { kept: { unit: 'minutes', count: 5 }, becomes: 'erased' },
  /** The day on which it was asked. */
  asked: { kept: { unit: 'days', count: 90 }, becomes: 'erased' },
  /** When it was sent, unless it was taken. */
  'dealer-invitation': { kept: { unit: 'days', count: 14 }, becomes: 'erased' },
  /** The change; not while it waits for a look. */
  'dealer-change': { kept: { unit: 'months', count: 24 }, becomes: 'erased' },
  /** When the form was sent. */
  submission: { kept: { unit: 'days', count: 7 }, becomes: 'erased' },
  /** The day of the registrations that are counted. */
  caller: { kept: { unit: 'days', count: 0 }, becomes: 'erased' },
  /** When the file arrived, as long as no form has named it. */
  upload: { kept: { unit: 'hours', count: 24 }, becomes: 'erased' },
  /** The like. */
  like: { kept: { unit: 'months', count: 36 }, becomes: 'erased' },
  /** The remark about a build. */
  'build-report': { kept: { unit: 'months', count: 12 }, becomes: 'erased' },
  /** The day on which what it is about is erased. */
  'desk-note': { kept: { unit: 'days', count: 0 }, becomes: 'erased' },
  /** When somebody looked. */
  'desk-view': { kept: { unit: 'months', count: 24 }, becomes: 'erased' },
  /** The day of the page views, and of how fast they were. */
  'visit-count': { kept: { unit: 'months', count: 13 }, becomes: 'erased' },
  /** The day of the searches. */
  'search-count': { kept: { unit: 'months', count: 3 }, becomes: 'erased' },
  /** The day of the record of what these rules did. */
  'retention-run': { kept: { unit: 'months', count: 36 }, becomes: 'erased' },
} as const satisfies Record<string, RetentionRule>

export type RetentionRuleId = keyof typeof retentionRules

/** What is older than this is due: an instant for times (ISO, UTC), a day for days. */
export type RetentionLimit = { at: string; day: string }

const minuteMs = 60_000

export function limitOf({ unit, count }: KeptFor, now: Date): RetentionLimit {
  if (unit === 'minutes' || unit === 'hours') {
    const at = new Date(now.getTime() - count * minuteMs * (unit === 'hours' ? 60 : 1))
    return { at: at.toISOString(), day: dayInThailand(at) }
  }
  const today = dayInThailand(now)
  const day = unit === 'days' ? addDays(today, -count) : addMonths(today, -count)
  return { at: instantOf(day, '00:00').toISOString(), day }
}
