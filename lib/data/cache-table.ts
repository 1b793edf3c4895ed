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
