import type { SearchReading } from '@/lib/contract/search'
import type { FamilyCount } from '@/lib/server/catalogue/product-index/found-products'
import type { SearchHitRef } from '@/lib/server/search/query'
import type { QueryReading } from './query-reading'
import type { FoundEntry } from './entry-points'

export type FoundCatalogue = {
  /** Best first, as many as anybody pages to. */
  products: SearchHitRef[]
  vehicles: SearchHitRef[]
  families: FamilyCount[]
  corrected: string | null
  /** Nothing was as asked; this comes instead. */
  instead: boolean
  /** That is shocks whose length can be set, for a vehicle without lowering springs. */
  isAdjustable: boolean
  /** Others of the name that was asked for, which that is for; empty = it is for the named ones. */
  namesakes: readonly SearchHitRef[]
}

export type Everything = FoundCatalogue & {
  entries: FoundEntry[]
  reading: QueryReading
  number: SearchReading['number']
  /** As they were typed; nothing here is called so. */
  unknownWords: string | null
}

/** Points from which on something is what was meant. */
export const sure = {
  /** An entry that is called so; products that only share some words with the query are not meant then. */
  entry: 66,
  product: 50,
  /** Read on another keyboard layout. */
  name: 95,
  /** An answer to a question that names a part. */
  answer: 32,
  /** An answer to what is said beside a vehicle and its parts, and the same of a question. */
  besideParts: 60,
  besideAsked: 52,
  /** Words that stand beside a vehicle, of which less is known. */
  besideVehicle: 45,
} as const
/** An entry that meets so little of the query comes behind the parts that it names. */
export const weakEntry = 30

export const noCatalogue = {
  products: [],
  vehicles: [],
  families: [],
  corrected: null,
  instead: false,
  isAdjustable: false,
  namesakes: [],
} satisfies FoundCatalogue
export const nothingFor = (reading: QueryReading): Everything => ({
  ...noCatalogue,
  entries: [],
  reading,
  number: null,
  unknownWords: null,
})
