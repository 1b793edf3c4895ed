import { axles } from '@/lib/contract/common'
import type { GetProductsQuery } from '@/lib/contract/product-list'
import { families, productKinds } from '@/lib/contract/product-words'
import { vehicleGroupOf, vehicleGroups } from '@/lib/domain/vehicle-groups'
import { hasPlace, listPlaces, type Bits } from './bits'
import type { ProductColumns } from './columns'
import { isMeasured } from './filter'
import type { Order } from './orders'
import type { ProductIndex } from './product-index'

type Paging = { page: number; pageSize: number }

/** One page of a set, in an order of everything. */
function cutOrder(order: Order, found: Bits, { page, pageSize }: Paging): number[] {
  const places: number[] = []
  let skip = (page - 1) * pageSize
  for (const place of order) {
    if (!hasPlace(found, place)) continue
    if (skip > 0) skip -= 1
    else if (places.push(place) === pageSize) break
  }
  return places
}

/** Distance from the measured lengths, mm; stroke counts half because it is measured less surely. */
function distancesOf(columns: ProductColumns, places: Uint32Array, params: GetProductsQuery): Float64Array {
  const { measureLength, measureStroke } = params
  return Float64Array.from(places, (place) => {
    const length = measureLength === undefined ? 0 : Math.abs((columns.length_mm[place] ?? 0) - measureLength)
    const stroke = measureStroke === undefined ? 0 : Math.abs((columns.stroke_mm[place] ?? 0) - measureStroke)
    return length + stroke * 0.5
  })
}

/** One page of places by their keys, smallest first; equals keep their order. Only what shares the page's keys is put in order. */
function cutNearest(places: Uint32Array, keys: Float64Array, { page, pageSize }: Paging): number[] {
  const sorted = keys.toSorted()
  const skip = (page - 1) * pageSize
  const [least, most] = [sorted[skip], sorted[Math.min(skip + pageSize, sorted.length) - 1]]
  if (least === undefined || most === undefined) return []
  const near: { place: number; key: number }[] = []
  let before = 0
  keys.forEach((key, at) => {
    if (key < least) before += 1
    else if (key <= most) near.push({ place: places[at] ?? 0, key })
  })
  near.sort((a, b) => a.key - b.key)
  return near.slice(skip - before, skip - before + pageSize).map(({ place }) => place)
}

/** For one vehicle: group by group; in each what fits with the fewest conditions, then the newest. */
function cutFitting(
  { columns, orders: { newest } }: ProductIndex,
  found: Bits,
  rankOf: ReadonlyMap<number, number>,
  { page, pageSize }: Paging,
): number[] {
  return Array.from(newest.filter((place) => hasPlace(found, place)))
    .map((place) => ({ place, group: groupAt(columns, place), rank: rankOf.get(place) ?? 0 }))
    .sort((a, b) => a.group - b.group || a.rank - b.rank)
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ place }) => place)
}

function groupAt({ family, kind, axle }: ProductColumns, place: number): number {
  const has = (bits: Bits | undefined) => bits !== undefined && hasPlace(bits, place)
  const group = vehicleGroupOf({
    family: families.find((name) => has(family.get(name))) ?? 'spares',
    kind: productKinds.find((name) => has(kind.get(name))) ?? 'bushing',
    axle: axles.find((name) => has(axle.get(name))) ?? null,
  })
  return vehicleGroups.indexOf(group)
}

function orderOf(index: ProductIndex, { sort, lang }: GetProductsQuery): Order | Promise<Order> {
  if (sort === 'name') return index.orderOfTexts({ nameIn: lang })
  return sort === 'code' ? index.orderOfTexts('code') : index.orders[sort]
}

/** Places of one page, in the order asked for. By relevance, measured: closest first; with a vehicle: group by group, direct fits first; else newest first, spares at the end. */
export async function pageOfPlaces(
  index: ProductIndex,
  params: GetProductsQuery,
  found: Bits,
  rankOf: ReadonlyMap<number, number> | null,
): Promise<number[]> {
  if (params.sort === 'relevance' && isMeasured(params)) {
    const places = listPlaces(found)
    return cutNearest(places, distancesOf(index.columns, places, params), params)
  }
  if (params.sort === 'relevance' && rankOf) return cutFitting(index, found, rankOf, params)
  return cutOrder(await orderOf(index, params), found, params)
}
