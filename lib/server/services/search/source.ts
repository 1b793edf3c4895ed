import type { Kysely } from 'kysely'
import { currentIndex, type ProductIndex } from '@/lib/server/catalogue/product-index/product-index'
import type { Database } from '@/lib/server/db/schema'
import type { SearchHitRef } from '@/lib/server/search/query'
import { newSource, type SearchSource } from '@/lib/server/search/source'
import type { SiteIndex } from './site-index'
import type { VehicleNames } from './vehicle-names'

export type NamedVehicles = {
  /** Those that are called so, best first; empty = the text names none. */
  best: readonly SearchHitRef[]
  /** With their variants, which have the name among others. */
  alike: readonly SearchHitRef[]
}

/** What one search asks, and what it has learnt already. */
export type Source = SearchSource<Database> & {
  /** Vehicles by the text and language they were looked for in: a search asks for some twice. */
  named: Map<string, Promise<NamedVehicles>>
  vehicleNames: VehicleNames
  /** The catalogue as it is when this search first asks for it. */
  products: () => Promise<ProductIndex>
}

/** The source of a search that begins now: it knows what earlier ones read of the catalogue as it is. */
export function openSource(db: Kysely<Database>, { texts, memory, vehicleNames }: SiteIndex): Source {
  let products: Promise<ProductIndex> | null = null
  return {
    ...newSource(db),
    ...memory,
    isWord: (word) => texts.postings.has(word),
    named: new Map(),
    vehicleNames,
    products: () => (products ??= currentIndex(db)),
  }
}
