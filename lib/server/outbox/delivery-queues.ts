import { codeMinutes } from '@/lib/server/one-time-codes'
import { newPinHours } from '@/lib/server/services/warranty/pin'
import { channels, type Channel } from './render'
import { retentionRules } from '@/lib/domain/retention'
import type { TemplateName } from './templates'

const resetMinutes = retentionRules['password-reset'].kept.count

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

/** How soon a message has to leave: somebody waits for a code, looks for a notice, and knows nothing of a reminder yet. */
export const urgencies = ['code', 'notice', 'reminder'] as const
export type Urgency = (typeof urgencies)[number]

export type Pace = {
  /** How often to look for what is due, ms. */
  pollMs: number
  /** Messages on their way at the same time. */
  slots: number
  /** Longest try, ms; then the server is taken for hanging. */
  attemptMs: number
  /** Wait after the first failure, ms; three times as long after each further one, up to the longest. */
  firstRetryMs: number
  longestRetryMs: number
}

export const paces: Record<Urgency, Pace> = {
  code: { pollMs: second, slots: 4, attemptMs: 8 * second, firstRetryMs: 2 * second, longestRetryMs: 30 * second },
  notice: { pollMs: 3 * second, slots: 2, attemptMs: 20 * second, firstRetryMs: minute, longestRetryMs: 360 * minute },
  reminder: {
    pollMs: 15 * second,
    slots: 1,
    attemptMs: 20 * second,
    firstRetryMs: minute,
    longestRetryMs: 360 * minute,
  },
}

/** Messages of one channel and urgency, with slots of their own: what hangs in one queue delays nothing in another. */
export type DeliveryQueue = Pace & { channel: Channel; urgency: Urgency }

export const deliveryQueues: readonly DeliveryQueue[] = channels.flatMap((channel) =>
  urgencies.map((urgency) => ({ channel, urgency, ...paces[urgency] })),
)

type DeliveryRule = {
  urgency: Urgency
  /** How long after it is due a message is worth sending, ms; a message may have an earlier deadline of its own. */
  lifetimeMs: number
  /** Who sets it off. What visitors set off is limited (limits.ts); what staff or the calendar send is not. */
  setOffBy: 'visitor' | 'company'
}

export const deliveryRules = {
  warrantyCode: { urgency: 'code', lifetimeMs: codeMinutes * minute, setOffBy: 'visitor' },
  caseCode: { urgency: 'code', lifetimeMs: codeMinutes * minute, setOffBy: 'visitor' },
  warrantyNewPin: { urgency: 'code', lifetimeMs: newPinHours * 60 * minute, setOffBy: 'visitor' },
  warrantyLink: { urgency: 'code', lifetimeMs: day, setOffBy: 'visitor' },
  warrantyPin: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'visitor' },
  warrantyRegistered: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'visitor' },
  warrantyContact: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'visitor' },
  warrantyChanged: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  claimOpened: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'visitor' },
  claimChanged: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  claimAnswered: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  claimReplied: { urgency: 'notice', lifetimeMs: 7 * day, setOffBy: 'company' },
  warrantyAnswered: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  warrantyReplied: { urgency: 'notice', lifetimeMs: 7 * day, setOffBy: 'company' },
  appointmentBooked: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'visitor' },
  appointmentChanged: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'visitor' },
  appointmentCancelled: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'visitor' },
  appointmentReminder: { urgency: 'reminder', lifetimeMs: day, setOffBy: 'visitor' },
  warrantyExpiring: { urgency: 'reminder', lifetimeMs: 7 * day, setOffBy: 'company' },
  serviceDue: { urgency: 'reminder', lifetimeMs: 7 * day, setOffBy: 'company' },
  wishKept: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'visitor' },
  wishAnswered: { urgency: 'reminder', lifetimeMs: 7 * day, setOffBy: 'company' },
  wishesByPhone: { urgency: 'notice', lifetimeMs: 7 * day, setOffBy: 'company' },
  caseOpened: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'visitor' },
  caseMoved: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  caseForCompany: { urgency: 'notice', lifetimeMs: 7 * day, setOffBy: 'company' },
  caseReplied: { urgency: 'notice', lifetimeMs: 7 * day, setOffBy: 'company' },
  deskAnswer: { urgency: 'notice', lifetimeMs: 7 * day, setOffBy: 'company' },
  buildPublished: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  buildDeclined: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  buildTakenBack: { urgency: 'notice', lifetimeMs: 7 * day, setOffBy: 'company' },
  accountCode: { urgency: 'code', lifetimeMs: codeMinutes * minute, setOffBy: 'visitor' },
  // As urgent as the code it stands for: limits must not tell the two apart.
  accountKnown: { urgency: 'code', lifetimeMs: codeMinutes * minute, setOffBy: 'visitor' },
  accountReset: { urgency: 'code', lifetimeMs: resetMinutes * minute, setOffBy: 'visitor' },
  accountUnknown: { urgency: 'code', lifetimeMs: resetMinutes * minute, setOffBy: 'visitor' },
  // Nobody may keep the owner from learning of it by using up what a mailbox may get.
  accountPasswordChanged: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  accountCodeReused: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  accountSecondFactor: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  accountPasskey: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  accountAddressChanged: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  accountErased: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'company' },
  dealerInvitation: { urgency: 'notice', lifetimeMs: 3 * day, setOffBy: 'visitor' },
  dealerListingDue: { urgency: 'reminder', lifetimeMs: 7 * day, setOffBy: 'company' },
  dealerChangeDecided: { urgency: 'notice', lifetimeMs: 7 * day, setOffBy: 'company' },
  buildReported: { urgency: 'notice', lifetimeMs: 7 * day, setOffBy: 'company' },
} as const satisfies Record<TemplateName, DeliveryRule>
