import type { Axle } from '@/lib/contract/common'
import type { DownloadKind } from '@/lib/contract/document'
import type { Construction, Family, ProductKind, Series } from '@/lib/contract/product-words'
import type { VehicleType } from '@/lib/contract/vehicle-types'
import type { SearchHitRef } from '@/lib/server/search/query'
import type { Measure } from '@/lib/server/search/understand/measure'
import type { Turn } from '@/lib/server/search/understand/product-kinds'

/** What a query means beside its words. */
export type QueryReading = {
  /** What is left to be searched by words. */
  text: string
  vehicles: readonly SearchHitRef[]
  /** The words that name them. */
  vehicleText: string
  /** Those and their variants. */
  alike: readonly SearchHitRef[]
  /** The vehicle is all that was named. */
  isVehicleOnly: boolean
  /** Types of vehicle that are all that was named; empty = none, or more was. */
  types: readonly VehicleType[]
  kinds: readonly ProductKind[]
  turns: readonly Turn[]
  /** Of these vehicles; empty = of any. */
  families: readonly Family[]
  series: Series | null
  axle: Axle | null
  /** With a reservoir; empty = however it is built. */
  constructions: readonly Construction[]
  length: Measure | null
  priceMax: number | null
  /** A limit was named in money that is not converted. */
  isOtherMoney: boolean
  otherMaker: string | null
  /** What is asked for is no part that is sold here, of whatever vehicle. */
  isOtherTrade: boolean
  /** A vehicle that was named and has no parts here, normalised; null = none. */
  unlisted: string | null
  document: { kind: DownloadKind; about: string } | null
}

/** A query that is its words and nothing else. */
export const wordsOnly = {
  vehicles: [],
  vehicleText: '',
  alike: [],
  isVehicleOnly: false,
  types: [],
  kinds: [],
  turns: [],
  families: [],
  series: null,
  axle: null,
  constructions: [],
  document: null,
  isOtherTrade: false,
  unlisted: null,
} as const

export const noFigures = { length: null, priceMax: null, isOtherMoney: false, otherMaker: null } as const
