import 'server-only'
import type { Lang } from '@/lib/contract/common'
import { adjusterSchema, constructionSchema, type Product, type ProductSummary } from '@/lib/contract/product'
import type { Adjuster, Construction, Series } from '@/lib/contract/product-words'
import type { VehiclePageEntry } from '@/lib/contract/vehicle-page'
import { vehicleTypes, type VehicleType } from '@/lib/contract/vehicle-types'
import { openingSubject, type SeriesPage } from '@/lib/domain/series-page'
import { describeLook } from '@/lib/pictures/look'
import { readProduct, readProducts } from './products'
import { readVehiclePages } from './vehicle-pages'
import { readVehicle } from './vehicles'

export type TypeCount = { type: VehicleType; total: number }

/** One series beside the others of its ladder. */
export type LadderStep = {
  series: Series
  total: number
  constructions: Construction[]
  adjusters: Adjuster[]
}

export type SeriesData = {
  members: ProductSummary[]
  /** The part in the opening picture, or the one with most to set; null while the series has no parts. */
  face: Product | null
  /** Types of vehicle the parts are for, most parts first. */
  types: TypeCount[]
  ladder: LadderStep[]
  /** Present pages of single vehicles. */
  vehicles: VehiclePageEntry[]
}

const pageSize = 96

async function readMembers(lang: Lang, { series, families = [], vehicle }: SeriesPage): Promise<ProductSummary[]> {
  // The company's own data may not know a vehicle of the sample.
  if (vehicle !== undefined && (await readVehicle(lang, vehicle)) === null) return []
  const ask = (page: number) => readProducts({ lang, series, family: [...families], vehicle, pageSize, page })
  const first = await ask(1)
  const pages = Math.ceil(first.total / pageSize)
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, i) => ask(i + 2)))
  return [first, ...rest].flatMap(({ items }) => items)
}

async function readFace(lang: Lang, page: SeriesPage, members: readonly ProductSummary[]): Promise<Product | null> {
  const { look } = openingSubject(page)
  const shown = members.find((member) => describeLook(member) === look)
  const [richest] = members.toSorted((a, b) => b.adjusters.length - a.adjusters.length)
  const face = shown ?? richest
  return face ? readProduct(lang, face.id) : null
}

async function readTypes(lang: Lang, { series, families = [] }: SeriesPage): Promise<TypeCount[]> {
  const counts = await Promise.all(
    vehicleTypes.map(async (type) => {
      const { total } = await readProducts({ lang, series, family: [...families], vehicleType: type, pageSize: 1 })
      return { type, total }
    }),
  )
  return counts.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
}

async function readStep(lang: Lang, series: Series): Promise<LadderStep> {
  const { total, facets } = await readProducts({ lang, series, pageSize: 1 })
  const valuesOf = (key: 'construction' | 'adjuster') =>
    facets.find((facet) => facet.key === key)?.options.map(({ value }) => value) ?? []
  return {
    series,
    total,
    constructions: constructionSchema.array().parse(valuesOf('construction')),
    adjusters: adjusterSchema.array().parse(valuesOf('adjuster')),
  }
}

/** Everything a series page shows beside its words. */
export async function readSeries(lang: Lang, page: SeriesPage): Promise<SeriesData> {
  const [members, types, ladder, vehicles] = await Promise.all([
    readMembers(lang, page),
    readTypes(lang, page),
    Promise.all(page.ladder.map((series) => readStep(lang, series))),
    page.range ? readVehiclePages(lang, page.range) : [],
  ])
  return {
    members,
    face: await readFace(lang, page, members),
    types,
    ladder,
    vehicles: vehicles.filter(({ supersededBy }) => supersededBy === null),
  }
}
