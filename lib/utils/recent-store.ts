import { createLocalStore, parseIds } from './local-store'

export const recentLimit = 24

/** Ids of recently viewed products, newest first; kept in this browser only. */
export const recentStore = createLocalStore<string[]>('recent', [], (stored) => parseIds(stored, recentLimit))
