import { staffScopes, type Scope } from '@/lib/contract/scope'
import type { OperationId } from '@/lib/contract/endpoints'

/** Everybody an operation can be asked by; staff with one scope each. `password only`: staff who gave no second factor. */
export const roles = [
  'anonymous',
  'customer',
  'dealer',
  'service',
  'people',
  'content',
  'integrity',
  'internal',
  'password only',
] as const
export type Role = (typeof roles)[number]

export const scopesOfRole: Record<Exclude<Role, 'anonymous'>, readonly Scope[]> = {
  customer: ['customer'],
  dealer: ['dealer'],
  service: ['service'],
  people: ['people'],
  integrity: ['integrity'],
  content: ['content'],
  internal: ['internal'],
  'password only': staffScopes,
}

const signedIn: readonly Role[] = roles.filter((role) => role !== 'anonymous')

/** Who may call what; an operation that is not here is everybody's. */
export const mayCall: Partial<Record<OperationId, readonly Role[]>> = {
  'ApiUser/Me': signedIn,
  revokeAllTokens: signedIn,
  changePassword: signedIn,
  // What a second factor can be made for, its service decides.
  enrolTotp: signedIn,
  confirmWarranty: ['dealer'],
  getMyDealers: ['dealer'],
  getDealerListing: ['dealer'],
  changeDealerListing: ['dealer'],
  undoDealerChange: ['dealer'],
  confirmDealerListing: ['dealer'],
  getDealerPeople: ['dealer'],
  inviteDealerMember: ['dealer'],
  withdrawDealerInvitation: ['dealer'],
  setDealerMember: ['dealer'],
  getDealerVisits: ['dealer'],
  updateDealerVisit: ['dealer'],
  getDealerInvitations: signedIn,
  joinDealer: signedIn,
  getDealerProposals: ['content'],
  reviewDealerChange: ['content'],
  moveCase: ['service'],
  reviewWarranty: ['service'],
  releaseSerial: ['service'],
  reviewClaim: ['service'],
}
