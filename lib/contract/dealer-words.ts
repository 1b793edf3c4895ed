/** What is done at a dealer's. `warranty-claim`: takes in a part for a claim. */
export const capabilities = [
  'sales',
  'fitting',
  'overhaul',
  'n2-recharge',
  'fork-service',
  'air-suspension',
  'alignment',
  'warranty-claim',
] as const
export type Capability = (typeof capabilities)[number]

/** When a dealer has to be open: at this moment, or on the coming Saturday or Sunday. */
export const openTimes = ['any', 'now', 'sat', 'sun'] as const
export type OpenTime = (typeof openTimes)[number]

/** ISO 639-1. */
export const spokenLanguages = ['th', 'en', 'ja', 'zh', 'ms', 'lo', 'km', 'my'] as const

export const dealerRoles = ['owner', 'staff'] as const
export type DealerRole = (typeof dealerRoles)[number]

/** An ID of LINE; one of a business begins with @. */
export const lineIdPattern = /^@?[\w.-]{2,40}$/

/** What a listing holds at most: numbers, days, pictures, characters. */
export const listingLimits = { phones: 4, exceptions: 60, pictures: 6, about: 600, names: 120 } as const
