import type { WarrantyFlag, WarrantyState } from '@/lib/contract/warranty-words'
import { addDays } from '@/lib/domain/calendar'
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
  /** A receipt is there, or the dealer has confirmed the sale. */
  proved: boolean
  /** The kind of part has a warranty at all. */
  hasTerm: boolean
  /** The part is made for other vehicles than the one it is registered on. A vehicle that we do not know is never wrong. */
  wrongVehicle: boolean
  /** Its caller has registered more serials today than a household has. */
  manySerials: boolean
  spamSuspected: boolean
}

/** Which flag decides the state, the weightiest first. */
const stateOfFlag = {
  'receipt-missing': 'submitted',
  'many-serials': 'submitted',
  'spam-suspected': 'submitted',
  'unknown-serial': 'unknown-serial',
  'wrong-check-character': 'unknown-serial',
  'duplicate-serial': 'duplicate-serial',
  'wrong-product': 'needs-information',
  'wrong-vehicle': 'needs-information',
  'no-term': 'needs-information',
  'outside-window': 'outside-window',
} as const satisfies Record<WarrantyFlag, WarrantyState>

export type Assessment = {
  state: 'verified' | 'submitted' | 'unknown-serial' | 'duplicate-serial' | 'needs-information' | 'outside-window'
  flags: WarrantyFlag[]
}

/** The last day on which a part bought on this day can be registered. */
export function registrationEnd(boughtOn: string): string {
  return addDays(boughtOn, registrationWindowDays)
}

/** Whether a registration is compared with what was issued and what is held. Before that, its answer must not tell a guesser which serials there are. */
export function isCompared({
  proved,
  manySerials,
  spamSuspected,
}: Pick<RegistrationFacts, 'proved' | 'manySerials' | 'spamSuspected'>): boolean {
  return proved && !manySerials && !spamSuspected
}

function namesOtherProduct({ serials, productId }: RegistrationFacts): boolean {
  const issued = new Set(serials.flatMap(({ issuedFor }) => issuedFor ?? []))
  return issued.size > 1 || (productId !== null && [...issued].some((id) => id !== productId))
}

/**
 * What becomes of a registration: verified at once when everything holds, otherwise set aside for a person with every reason named. Without proof
 * of purchase it stays submitted, and only what the form itself says is assessed. Nothing is refused here; a refusal is a person's decision.
 */
export function assessRegistration(facts: RegistrationFacts): Assessment {
  const { serials } = facts
  const compared = isCompared(facts)
  const holds: Record<WarrantyFlag, boolean> = {
    'receipt-missing': !facts.proved,
    'many-serials': facts.manySerials,
    'spam-suspected': facts.spamSuspected,
    'unknown-serial': serials.some(
      ({ reading, issuedFor }) => reading === 'no-serial' || (compared && reading === 'serial' && issuedFor === null),
    ),
    'wrong-check-character': serials.some(({ reading }) => reading === 'wrong-check-character'),
    'duplicate-serial': compared && serials.some(({ taken }) => taken),
    'wrong-product': compared && namesOtherProduct(facts),
    'wrong-vehicle': facts.wrongVehicle,
    'no-term': !facts.hasTerm,
    'outside-window': facts.today > registrationEnd(facts.boughtOn),
  }
  const flags = (Object.keys(stateOfFlag) as WarrantyFlag[]).filter((flag) => holds[flag])
  const [first] = flags
  return { state: first ? stateOfFlag[first] : 'verified', flags }
}
