import type { Capability } from '@/lib/contract/dealer-words'

/** What visitors come for, in the order they are asked in. */
export const dealerJobs = [
  'sales',
  'fitting',
  'overhaul',
  'n2-recharge',
  'air-suspension',
  'alignment',
  'warranty-claim',
] as const satisfies readonly Capability[]
export type DealerJob = (typeof dealerJobs)[number]

export const isDealerJob = (text: string | null): text is DealerJob => dealerJobs.some((job) => job === text)
