import type { Axle, LocalizedText } from '@/lib/contract/common'
import type { ProductSpec } from '@/lib/contract/product'
import type { Adjuster, Construction, Family, Finish, ProductKind, Series } from '@/lib/contract/product-words'
import type { Drive, MountPoint, SuspensionLayout } from '@/lib/contract/vehicle'
import type {
  CatalogueFitment,
  CatalogueGeneration,
  CatalogueModel,
  CatalogueProduct,
} from '@/lib/server/catalogue/types'

/** Vehicles whose parts are designed alike. Passenger cars and vans on struts are `car`, everything on a ladder frame is `pickup`. */
export type Group = 'scooter' | 'underbone' | 'vespa' | 'bigbike' | 'car' | 'pickup'

/** One axle of one generation. */
export type Place = { model: CatalogueModel; generation: CatalogueGeneration; group: Group; point: MountPoint }

/** Axles of different vehicles that take the same part; `point` is the geometry that parts are made to. */
export type Platform = {
  id: string
  group: Group
  axle: Axle
  layout: SuspensionLayout
  point: MountPoint
  members: Place[]
  /** Axles of the same group and layout that nearly match, nearest first. */
  neighbours: Place[]
  /** The member that parts are named after and made for; without it, one is chosen. */
  lead?: Place
}

/** What a part is made for; picks the words of its texts. */
export type Use =
  | 'daily'
  | 'comfort'
  | 'sport'
  | 'touring'
  | 'load'
  | 'offroad'
  | 'classic'
  | 'lift'
  | 'lower'
  | 'service'

/** A product line: one part per platform it applies to. */
export type Line = {
  key: string
  kind: ProductKind
  family: Family
  series: Series
  use: Use
  construction: Construction | null
  /** Letters as on the part, in the order of the code. */
  adjusters: readonly Adjuster[]
  groups: readonly Group[]
  layouts: readonly SuspensionLayout[]
  axle?: Axle
  /** 1 = every platform has it, 2 = the usual choice, 3 = the wider programme. */
  tier: 1 | 2 | 3
  bodyMm?: number
  shaftMm?: number
  springType?: NonNullable<ProductSpec['springType']>
  /** Spring rate against the original spring. */
  rate?: number
  clicks?: { rebound?: number; compression?: number; highSpeed?: number }
  preloadMm?: number
  lengthAdjustMm?: number
  /** Ride-height change of the axle, mm. */
  heightMm?: number
  extraLoadKg?: number
  /** Only for vehicles with this drive. */
  drive?: Drive
  finishes: readonly Finish[]
  springFinishes?: readonly Finish[]
}

export type GeneratedProduct = { product: CatalogueProduct; fitments: CatalogueFitment[] }

/** A part without a platform: oil, tools, air supply. */
export type UniversalPart = Pick<Line, 'key' | 'kind' | 'family' | 'series' | 'use'> & {
  finish: Finish
  spec: Partial<ProductSpec>
}

/** All that the texts of a product may speak of. */
export type Facts = {
  kind: ProductKind
  series: Series
  use: Use
  axle: Axle | null
  construction: Construction | null
  adjusters: readonly Adjuster[]
  spec: ProductSpec
  /** Model the part was made for first, and other models on the same platform; empty for universal parts. */
  models: readonly LocalizedText[]
  drive: Drive | null
  twoWheeler: boolean
  /** A number that is fixed for the product, to choose between phrasings. */
  choice: number
}

export type TextWriter = Record<'name' | 'tagline' | 'description', (facts: Facts) => string>
