import type { Lang } from '@/lib/contract/common'
import { familySchema } from '@/lib/contract/product'
import { getProductsQuery, type GetProductsInput } from '@/lib/contract/product-list'
import type { Family } from '@/lib/contract/product-words'
import type { SearchSort } from '@/lib/contract/search'
import { hasPlace, listPlaces } from './bits'
import type { Fitting } from './fitting'
import { narrow, passing } from './narrow'
import { pageOfPlaces } from './pages'
import type { ProductIndex } from './product-index'

export type FamilyCount = { family: Family; total: number }
export type MeantProducts = { ids: string[]; total: number; families: FamilyCount[] }

/** The most ids a search looks at: as many as it counts. */
const most = 1000

/** Products by what was meant: kinds, length and price, and what fits any of some vehicles. */
export async function listMeant(
  index: ProductIndex,
  filter: Omit<GetProductsInput, 'vehicle' | 'page' | 'pageSize'> & { lang: Lang; vehicles: readonly string[] },
): Promise<MeantProducts> {
  const { vehicles, ...rest } = filter
  const params = getProductsQuery.parse(rest)
  const ranks = vehicles.length > 0 ? await rankVehicles(index, vehicles) : null
  const found = passing(narrow(index.columns, params, ranks && ranks.keys()))
  const total = listPlaces(found).length
  const places = await pageOfPlaces(index, { ...params, page: 1, pageSize: most }, found, ranks)
  const ids = places.flatMap((place) => index.columns.ids[place] ?? [])
  return { ids, total, families: countFamilies(index, places) }
}

async function rankVehicles(index: ProductIndex, vehicles: readonly string[]): Promise<Fitting> {
  const ranks = new Map<number, number>()
  for (const fitting of await Promise.all(vehicles.map(index.fittingOf)))
    for (const [place, rank] of fitting) ranks.set(place, Math.min(rank, ranks.get(place) ?? Infinity))
  return ranks
}

function countFamilies({ columns }: ProductIndex, places: readonly number[]): FamilyCount[] {
  return Array.from(columns.family, ([family, bits]) => ({
    family: familySchema.parse(family),
    total: places.filter((place) => hasPlace(bits, place)).length,
  }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
}

type FoundOrder = {
  sort: SearchSort
  family?: Family | undefined
  length?: { lengthMm: number; toleranceMm: number } | null
  priceMax?: number | null
}

/** Found products in another order, or of one family only; without a price or a length they come last. */
export function orderFound(
  index: ProductIndex,
  ids: readonly string[],
  { sort, family, length = null, priceMax = null }: FoundOrder,
): { ids: string[]; families: FamilyCount[] } {
  const { columns } = index
  const isWithin = (place: number) =>
    (priceMax === null || (columns.price_thb[place] ?? NaN) <= priceMax) &&
    (length === null || Math.abs((columns.length_mm[place] ?? NaN) - length.lengthMm) <= length.toleranceMm)
  const places = ids.flatMap((id) => columns.placeOf.get(id) ?? []).filter(isWithin)
  const own = family && columns.family.get(family)
  const kept = family ? places.filter((place) => own && hasPlace(own, place)) : places
  const keyOf = keys[sort]
  const sorted = keyOf === null ? kept : kept.toSorted((a, b) => keyOf(index, a) - keyOf(index, b))
  return { ids: sorted.flatMap((place) => columns.ids[place] ?? []), families: countFamilies(index, places) }
}

const highestPrice = ({ price_thb: lowest, price_to_thb: highest }: ProductIndex['columns'], place: number) => {
  const high = highest[place] ?? NaN
  return Number.isNaN(high) ? (lowest[place] ?? NaN) : high
}
const orLast = (figure: number | undefined) => (figure === undefined || Number.isNaN(figure) ? Infinity : figure)
const keys = {
  best: null,
  price: ({ columns }, place) => orLast(columns.price_thb[place]),
  'price-down': ({ columns }, place) => orLast(-highestPrice(columns, place)),
  newest: ({ columns }, place) => -Date.parse(columns.releasedOn[place] ?? ''),
  length: ({ columns }, place) => orLast(columns.length_mm[place]),
} as const satisfies Record<SearchSort, ((index: ProductIndex, place: number) => number) | null>
