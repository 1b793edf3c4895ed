import type { Actor, ClaimState, WarrantyState } from '@/lib/contract/warranty-words'

const decided = { verified: ['staff'], 'needs-information': ['staff'], rejected: ['staff'] } as const
const withdrawn = { 'needs-information': ['staff'], void: ['staff'] } as const

/** The one table of changes a registration may go through, and who may make each. `docs/warranty-states.md` shows it. */
const warrantyMoves = {
  draft: { submitted: ['customer'] },
  submitted: {
    verified: ['rule', 'staff'],
    'needs-information': ['rule', 'staff'],
    'duplicate-serial': ['rule', 'staff'],
    'unknown-serial': ['rule', 'staff'],
    'outside-window': ['rule', 'staff'],
    rejected: ['staff'],
  },
  'needs-information': { submitted: ['customer', 'dealer', 'staff'], verified: ['staff'], rejected: ['staff'] },
  'duplicate-serial': decided,
  'unknown-serial': decided,
  'outside-window': decided,
  verified: { active: ['rule'] },
  rejected: {},
  active: { expiring: ['calendar'], expired: ['calendar'], ...withdrawn },
  expiring: { expired: ['calendar'], ...withdrawn },
  expired: withdrawn,
  void: {},
} as const satisfies Record<WarrantyState, Partial<Record<WarrantyState, readonly Actor[]>>>

/** A person looks at these before anything else happens. */
export const waitingStates = [
  'submitted',
  'needs-information',
  'duplicate-serial',
  'unknown-serial',
  'outside-window',
] as const satisfies readonly WarrantyState[]

/** Nothing more becomes of a registration in one of these, and nobody writes about it any more. */
export const endedStates = ['rejected', 'void'] as const satisfies readonly WarrantyState[]

/** The part is covered in these. */
export const coveredStates = ['active', 'expiring'] as const satisfies readonly WarrantyState[]

/** A registration in one of these holds its serials: nobody else can be verified with them. */
export const holdingStates = ['verified', 'active', 'expiring', 'expired'] as const satisfies readonly WarrantyState[]

export const claimTransitions = {
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
export const reasonedStates = ['rejected', 'refused', 'needs-information', 'void'] as const

/** Who may move a registration from one state to another; empty = nobody. */
export function moversOf(from: WarrantyState, to: WarrantyState): readonly Actor[] {
  const moves: Partial<Record<WarrantyState, readonly Actor[]>> = warrantyMoves[from]
  return moves[to] ?? []
}

/** Whether a table of moves allows a change. */
export function canTransition<S extends string>(moves: Record<S, readonly S[]>, from: S, to: S): boolean {
  return moves[from].includes(to)
}
