import { facetKeys, type Facet, type FacetKey } from '@/lib/contract/product-list'
import { countCommon, listPlaces, type Bits } from './bits'
import type { ProductColumns, ValueColumn } from './columns'
import { passing, type Narrowed } from './narrow'

type Options = Facet['options']

/** Width of a band: mm, THB. */
const bandWidths = { length: 50, price: 2000 } as const

type Counted = { bits: Bits; places: Uint32Array }

/** Options of every facet with the number of products each would leave, other filters applied. */
export function countFacets(columns: ProductColumns, narrowed: Narrowed): Facet[] {
  const count = (bits: Bits): Counted => ({ bits, places: listPlaces(bits) })
  const all = count(passing(narrowed))
  return facetKeys.map((key) => ({
    key,
    options: countOptions(columns, key, narrowed.own.has(key) ? count(passing(narrowed, key)) : all),
  }))
}

function countOptions(columns: ProductColumns, key: FacetKey, { bits, places }: Counted): Options {
  if (key === 'length') return countBands(columns.length_mm, bandWidths.length, places)
  if (key === 'price') return countBands(columns.price_thb, bandWidths.price, places)
  return countValues(columns[key], bits)
}

function countValues(column: ValueColumn, counted: Bits): Options {
  return Array.from(column, ([value, bits]) => ({ value, count: countCommon(bits, counted) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
}

function countBands(column: Float64Array, width: number, places: Uint32Array): Options {
  const counts: number[] = []
  for (const place of places) {
    const band = Math.floor((column[place] ?? NaN) / width)
    if (!Number.isNaN(band)) counts[band] = (counts[band] ?? 0) + 1
  }
  return Object.entries(counts).map(([band, count]) => ({
    value: `${Number(band) * width}-${Number(band) * width + width}`,
    count,
  }))
}
