import type { Scope } from '@/lib/contract/scope'
import type { OperationId } from '@/lib/contract/endpoints'

/** Everybody an operation can be asked by; staff with one scope each. `password only`: staff who gave no second factor. */
export const roles = ['anonymous', 'customer', 'dealer', 'staff', 'content', 'internal', 'password only'] as const
export type Role = (typeof roles)[number]

export const scopesOfRole: Record<Exclude<Role, 'anonymous'>, readonly Scope[]> = {
  customer: ['customer'],
  dealer: ['dealer'],
  staff: ['staff'],
  content: ['content'],
  internal: ['internal'],
  'password only': ['staff', 'content', 'internal'],
}

const signedIn: readonly Role[] = ['customer', 'dealer', 'staff', 'content', 'internal', 'password only']

/** Who may call what; an operation that is not here is everybody's. */
export const mayCall: Partial<Record<OperationId, readonly Role[]>> = {
  'ApiUser/Me': signedIn,
  revokeAllTokens: signedIn,
  changePassword: signedIn,
  // What a second factor can be made for, its service decides.
  enrolTotp: signedIn,
  confirmWarranty: ['dealer'],
  moveCase: ['staff'],
  reviewWarranty: ['staff'],
  releaseSerial: ['staff'],
  reviewClaim: ['staff'],
}
