/** Where a registration stands. A draft lives on the visitor's device only. */
export const warrantyStates = [
  'draft',
  'submitted',
  'needs-information',
  'duplicate-serial',
  'unknown-serial',
  'outside-window',
  'verified',
  'rejected',
  'active',
  'expiring',
  'expired',
  'void',
] as const
export type WarrantyState = (typeof warrantyStates)[number]

export const claimStates = [
  'opened',
  'parts-received',
  'inspected',
  'approved-replace',
  'approved-repair',
  'approved-goodwill',
  'refused',
  'closed',
] as const
export type ClaimState = (typeof claimStates)[number]

/** Why a person has to look at a registration; several may hold. */
export const warrantyFlags = [
  'unknown-serial',
  'wrong-check-character',
  'wrong-product',
  'wrong-vehicle',
  'duplicate-serial',
  'outside-window',
  'receipt-missing',
  'no-term',
  'many-serials',
  'spam-suspected',
] as const
export type WarrantyFlag = (typeof warrantyFlags)[number]

export const warrantyTermIds = ['two-wheel', 'four-by-four', 'car', 'air', 'service'] as const
export type WarrantyTermId = (typeof warrantyTermIds)[number]

export const channels = ['dealer', 'online', 'other'] as const
/** Where on the vehicle the parts sit; `set` = several axles. */
export const positions = ['front', 'rear', 'set'] as const
export const claimSymptoms = [
  'oil-leak',
  'no-damping',
  'noise',
  'broken-part',
  'coating',
  'adjuster',
  'air-loss',
  'other',
] as const

/** Who changed something: the customer, the dealer who sold the part, a member of staff, a rule of this program, or the calendar. */
export const actors = ['customer', 'dealer', 'staff', 'rule', 'calendar'] as const
export type Actor = (typeof actors)[number]

/** The most photos of one message about a claim or a registration. */
export const replyPhotosMost = 6
