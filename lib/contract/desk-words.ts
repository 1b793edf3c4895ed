import { caseKinds } from './case-words'

/** What waits at the desk for a person. */
export const deskKinds = [...caseKinds, 'registration', 'claim', 'visit', 'wish', 'dealer-change'] as const
export type DeskKind = (typeof deskKinds)[number]

/** What staff look at and have it written down. */
export const viewedKinds = [...deskKinds, 'customer'] as const
export type ViewedKind = (typeof viewedKinds)[number]

/** Lists of the inbox in the order of its tabs: one a kind, and two that cut across them. */
export const deskQueues = [
  'contact',
  'registration',
  'serial-photo',
  'claim',
  'visit',
  'job-application',
  'data-request',
  'report',
  'build',
  'wish',
  'dealer-change',
  'spam',
] as const
export type DeskQueue = (typeof deskQueues)[number]

export const deskStatuses = ['open', 'done'] as const
export type DeskStatus = (typeof deskStatuses)[number]

/** What a day stands on: the law, what a page promises, our own aim, the day of a visit, or that the data go then. */
export const clockBases = ['law', 'promise', 'target', 'visit', 'kept'] as const
export type ClockBasis = (typeof clockBases)[number]

/** What a move may ask for beside its reason. */
export const deskMoveFields = ['productId', 'release', 'serial', 'day', 'slot'] as const
export type DeskMoveField = (typeof deskMoveFields)[number]

/** What can be told of an item that is not a case; those of a case are its form's own. */
export const deskFacts = [
  'product',
  'serials',
  'flags',
  'holder',
  'position',
  'boughtOn',
  'fittedOn',
  'channel',
  'dealer',
  'invoice',
  'coveredUntil',
  'vehicle',
  'plate',
  'vin',
  'odometer',
  'warranty',
  'symptom',
  'workshop',
  'job',
  'day',
  'text',
  'listingField',
  'listingBefore',
  'listingAfter',
] as const
export type DeskFact = (typeof deskFacts)[number]

/** Who did something to an item. */
export const deskActors = ['customer', 'dealer', 'staff', 'rule', 'calendar'] as const
export type DeskActor = (typeof deskActors)[number]

/** How its sender can be written to: on the page of the case, by e-mail, by phone only, or not at all. */
export const deskReaches = ['case', 'email', 'phone', 'none'] as const
