import type { FacetKey } from '@/lib/contract/product-list'
import { addPlace, createBits, intersectBits, uniteBits, type Bits } from './bits'
import type { ProductColumns, ValueColumn } from './columns'
import type { ProductFilter } from './filter'

/** Sets of products by the filters asked for. A facet counts its options without its own filter, so those are kept apart. */
export type Narrowed = { places: number; own: ReadonlyMap<FacetKey, Bits>; rest: readonly Bits[] }

/** What passes every filter; `except` leaves out one facet's own. */
export function passing({ places, own, rest }: Narrowed, except: FacetKey | null = null): Bits {
  const kept = Array.from(own).flatMap(([key, bits]) => (key === except ? [] : [bits]))
  return intersectBits(places, [...kept, ...rest])
}

/** `fitting`: places of what fits the vehicle asked for; null = no vehicle was asked for. */
export function narrow(columns: ProductColumns, filter: ProductFilter, fitting: Iterable<number> | null): Narrowed {
  const places = columns.ids.length
  const own = new Map<FacetKey, Bits>()
  for (const key of ['family', 'kind', 'series', 'construction'] as const)
    if (filter[key].length > 0) own.set(key, withAny(columns[key], filter[key], places))
  const { lengthMin, lengthMax, priceMin, priceMax } = filter
  if (lengthMin !== undefined || lengthMax !== undefined)
    own.set('length', inSpan(columns.length_mm, lengthMin, lengthMax))
  if (priceMin !== undefined || priceMax !== undefined) own.set('price', inPrices(columns, priceMin, priceMax))
  const rest = listRest(columns, filter)
  if (fitting) rest.push(bitsOf(fitting, places))
  return { places, own, rest }
}

function listRest(columns: ProductColumns, filter: ProductFilter): Bits[] {
  const { ids, tolerance } = filter
  const places = columns.ids.length
  const single = (column: ValueColumn, value: string | undefined) => (value ? [withAny(column, [value], places)] : [])
  const near = (column: Float64Array, measured: number | undefined) =>
    measured === undefined ? [] : [inSpan(column, measured - tolerance, measured + tolerance)]
  return [
    // Letters add up: a part has all of them.
    ...filter.adjuster.flatMap((letter) => single(columns.adjuster, letter)),
    ...single(columns.axle, filter.axle),
    ...single(columns.vehicle_type, filter.vehicleType),
    ...single(columns.top_kind, filter.measureTop),
    ...single(columns.bottom_kind, filter.measureBottom),
    ...near(columns.length_mm, filter.measureLength),
    ...near(columns.stroke_mm, filter.measureStroke),
    ...(ids.length > 0
      ? [
          bitsOf(
            ids.flatMap((id) => columns.placeOf.get(id) ?? []),
            places,
          ),
        ]
      : []),
  ]
}

function withAny(column: ValueColumn, values: readonly string[], places: number): Bits {
  return uniteBits(
    places,
    values.flatMap((value) => column.get(value) ?? []),
  )
}

function bitsOf(list: Iterable<number>, places: number): Bits {
  const bits = createBits(places)
  for (const place of list) addPlace(bits, place)
  return bits
}

/** What has no figure (NaN) is in no span. */
function inSpan(column: Float64Array, from = -Infinity, to = Infinity): Bits {
  const bits = createBits(column.length)
  for (let place = 0; place < column.length; place += 1) {
    const figure = column[place] ?? NaN
    if (figure >= from && figure <= to) addPlace(bits, place)
  }
  return bits
}

/** What can be had for a price between the two: a range meets it with any of its prices. */
function inPrices({ price_thb: lowest, price_to_thb: highest }: ProductColumns, from = -Infinity, to = Infinity): Bits {
  const bits = createBits(lowest.length)
  for (let place = 0; place < lowest.length; place += 1) {
    const low = lowest[place] ?? NaN
    const high = highest[place] ?? NaN
    if (low <= to && (Number.isNaN(high) ? low : high) >= from) addPlace(bits, place)
  }
  return bits
}
