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

type Life = { stale: number; revalidate: number; expire: number }

const secondsLeft = (now: Date, until: Date) => Math.ceil((until.getTime() - now.getTime()) / 1000)

/**
 * Lifetime of what changes with the day in Thailand: an hour like everything else, but not beyond midnight, or the moment for which a change
 * is planned. While the company does not answer, what is there is served on, so that the first visitor after it may still see what was before.
 */
export function lifeOfDay(now: Date, until = nextMidnight(now)): Life {
  const left = Math.max(1, secondsLeft(now, until))
  return { stale: Math.min(300, Math.max(30, left)), revalidate: Math.min(3600, left), expire: yearSeconds }
}

/** What must not be served after that moment. Next takes nothing under five minutes into a stored page, so its page names its end, too (`until` of PageFrame). */
export function lifeWithinDay(now: Date, until = nextMidnight(now)): Life {
  return { ...lifeOfDay(now, until), expire: Math.max(300, secondsLeft(now, until)) }
}
