/** Lists of a browser that an account keeps for every device. */
export const keptKinds = ['garage', 'recent', 'compare', 'likes'] as const
export type KeptKind = (typeof keptKinds)[number]

/** Most entries of each, in the browser and in the account alike. */
export const keptLimits = { garage: 8, recent: 24, compare: 4, likes: 500 } as const satisfies Record<KeptKind, number>
