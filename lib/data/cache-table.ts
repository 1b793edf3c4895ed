import { nextMidnight } from '@/lib/domain/calendar'

/** Cache tags of readers and of revalidation: one table, so that neither can name a tag the other does not know. */
export const cacheTags = {
  vehicles: 'vehicles',
  products: 'products',
  fitments: 'fitments',
  dealers: 'dealers',
  site: 'site',
} as const

/** Lifetime profile of everything read from the company: an hour fresh, then refreshed behind the visitor's back. Defined in next.config.ts. */
export const catalogueLife = 'catalogue'

const yearSeconds = 31_536_000

/**
 * Lifetime of what changes with the day in Thailand: an hour like everything else, but not beyond midnight. While the company does not answer,
 * what is there is served on, so that the first visitor of a day may still see the day before.
 */
export function lifeOfDay(now: Date): { stale: number; revalidate: number; expire: number } {
  const left = Math.max(1, Math.ceil((nextMidnight(now).getTime() - now.getTime()) / 1000))
  return { stale: Math.min(300, Math.max(30, left)), revalidate: Math.min(3600, left), expire: yearSeconds }
}

/** What must not be served after midnight. Next takes nothing under five minutes into a stored page, so its page names its end, too (`until` of PageFrame). */
export function lifeWithinDay(now: Date): { stale: number; revalidate: number; expire: number } {
  const left = Math.ceil((nextMidnight(now).getTime() - now.getTime()) / 1000)
  return { ...lifeOfDay(now), expire: Math.max(300, left) }
}
