import { createLocalStore, parseIds } from '@/lib/utils/local-store'

export const compareLimit = 4

/** Ids of the products in the comparison, oldest first. */
export const compareStore = createLocalStore<string[]>('compare', [], (stored) => parseIds(stored, compareLimit))
