import type { ClaimState, WarrantyState } from '@/lib/contract/warranty-words'

const decided = ['verified', 'needs-information', 'rejected'] as const

/** The one table of changes a registration may go through. */
export const warrantyMoves = {
  draft: ['submitted'],
  submitted: ['verified', 'needs-information', 'duplicate-serial', 'unknown-serial', 'outside-window', 'rejected'],
  'needs-information': ['submitted', 'verified', 'rejected'],
  'duplicate-serial': decided,
  'unknown-serial': decided,
  'outside-window': decided,
  verified: ['active'],
  rejected: [],
  active: ['expiring', 'expired'],
  expiring: ['expired'],
  expired: [],
} as const satisfies Record<WarrantyState, readonly WarrantyState[]>

/** A person looks at these before anything else happens. */
export const waitingStates = ['submitted', 'needs-information', 'duplicate-serial', 'unknown-serial', 'outside-window'] as const satisfies readonly WarrantyState[]

/** The part is covered in these. */
export const coveredStates = ['active', 'expiring'] as const satisfies readonly WarrantyState[]

export const claimMoves = {
  opened: ['parts-received', 'closed'],
  'parts-received': ['inspected'],
  inspected: ['approved-replace', 'approved-repair', 'approved-goodwill', 'refused'],
  'approved-replace': ['closed'],
  'approved-repair': ['closed'],
  'approved-goodwill': ['closed'],
  refused: ['closed'],
  closed: [],
} as const satisfies Record<ClaimState, readonly ClaimState[]>

/** Changes that need a reason the customer is told. */
export const reasonedStates = ['rejected', 'refused', 'needs-information'] as const

/** Whether a table of moves allows a change. */
export function canMove<S extends string>(moves: Record<S, readonly S[]>, from: S, to: S): boolean {
  return moves[from].includes(to)
}
