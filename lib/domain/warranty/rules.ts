import type { WarrantyFlag, WarrantyState } from '@/lib/contract/warranty-words'
import { addDays } from './dates'
import { registrationWindowDays } from './terms'

export type SerialFacts = {
  reading: 'serial' | 'wrong-check-character' | 'no-serial'
  /** Product the lot was issued for; null = no lot has this number. */
  issuedFor: string | null
  /** Somebody else holds this serial already. */
  taken: boolean
}

export type RegistrationFacts = {
  serials: readonly SerialFacts[]
  /** What the visitor says it is; null = whatever the serial says. */
  productId: string | null
  boughtOn: string
  today: string
  channel: 'dealer' | 'online' | 'other'
  hasReceipt: boolean
  /** The kind of part has a warranty at all. */
  hasTerm: boolean
  spamSuspected: boolean
}

/** Which flag decides the state, the weightiest first. */
const stateOfFlag = {
  'unknown-serial': 'unknown-serial',
  'wrong-check-character': 'unknown-serial',
  'duplicate-serial': 'duplicate-serial',
  'wrong-product': 'needs-information',
  'no-term': 'needs-information',
  'outside-window': 'outside-window',
  'receipt-missing': 'needs-information',
  'spam-suspected': 'submitted',
} as const satisfies Record<WarrantyFlag, WarrantyState>

export type Judgement = { state: 'verified' | 'submitted' | 'unknown-serial' | 'duplicate-serial' | 'needs-information' | 'outside-window'; flags: WarrantyFlag[] }

/** The last day on which a part bought on this day can be registered. */
export function registrationEnd(boughtOn: string): string {
  return addDays(boughtOn, registrationWindowDays)
}

/**
 * What becomes of a registration: verified at once when everything holds, otherwise set aside for a person with every reason named.
 * Nothing is refused here; a refusal is a person's decision.
 */
export function judgeRegistration(facts: RegistrationFacts): Judgement {
  const { serials, productId } = facts
  const holds: Record<WarrantyFlag, boolean> = {
    'unknown-serial': serials.some(({ reading, issuedFor }) => reading === 'no-serial' || (reading === 'serial' && issuedFor === null)),
    'wrong-check-character': serials.some(({ reading }) => reading === 'wrong-check-character'),
    'duplicate-serial': serials.some(({ taken }) => taken),
    'wrong-product': new Set(serials.flatMap(({ issuedFor }) => issuedFor ?? [])).size > 1 || (productId !== null && serials.some(({ issuedFor }) => issuedFor !== null && issuedFor !== productId)),
    'no-term': !facts.hasTerm,
    'outside-window': facts.today > registrationEnd(facts.boughtOn),
    'receipt-missing': facts.channel !== 'dealer' && !facts.hasReceipt,
    'spam-suspected': facts.spamSuspected,
  }
  const flags = (Object.keys(stateOfFlag) as WarrantyFlag[]).filter((flag) => holds[flag])
  const [first] = flags
  return { state: first ? stateOfFlag[first] : 'verified', flags }
}
