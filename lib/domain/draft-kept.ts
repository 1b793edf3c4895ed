/** A length of time. Days and months end at midnight in Thailand; no days = until the day ends. */
export type KeptFor = { unit: 'minutes' | 'hours' | 'days' | 'months'; count: number }

/** How long an unfinished form stays on the visitor's own device; apart from the table of rules, which no page needs to carry. */
export const draftKept = { unit: 'days', count: 30 } as const satisfies KeptFor
