import { sql, type Kysely } from 'kysely'
import type { Facet, FacetKey } from '@/lib/contract/product'
import type { Database } from '../schema'
import { filterProducts, type ProductFilter } from './product-filters'

type ColumnFacet = Extract<FacetKey, 'family' | 'kind' | 'series' | 'construction'>

const bandWidths = { length: 50, price: 2000 } as const

async function countColumn(db: Kysely<Database>, filter: ProductFilter, key: ColumnFacet): Promise<Facet> {
  const rows = await filterProducts(db, filter, key)
    .select((eb) => [`product.${key} as value`, eb.fn.countAll<number>().as('count')])
    .where(`product.${key}`, 'is not', null)
    .groupBy(`product.${key}`)
    .execute()
  return {
    key,
    options: rows
      .flatMap((row) => (row.value === null ? [] : [{ value: row.value, count: Number(row.count) }]))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
  }
}

/** Letters add up (a part has all of them), so the letters chosen already do narrow this facet. */
async function countAdjusters(db: Kysely<Database>, filter: ProductFilter): Promise<Facet> {
  const rows = await db
    .selectFrom('product_adjuster')
    .select((eb) => ['adjuster as value', eb.fn.countAll<number>().as('count')])
    .where('product_id', 'in', filterProducts(db, filter).select('product.id'))
    .groupBy('adjuster')
    .execute()
  return {
    key: 'adjuster',
    options: rows
      .map((row) => ({ value: row.value, count: Number(row.count) }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value)),
  }
}

async function countBands(db: Kysely<Database>, filter: ProductFilter, key: 'length' | 'price'): Promise<Facet> {
  const column = key === 'length' ? 'product.length_mm' : 'product.price_thb'
  const width = bandWidths[key]
  const band = sql<number>`cast(floor(${sql.ref(column)} / ${sql.lit(width)}) as integer)`
  const rows = await filterProducts(db, filter, key)
    .select((eb) => [band.as('band'), eb.fn.countAll<number>().as('count')])
    .where(column, 'is not', null)
    .groupBy(band)
    .orderBy(band)
    .execute()
  return {
    key,
    options: rows.map((row) => ({
      value: `${Number(row.band) * width}-${Number(row.band) * width + width}`,
      count: Number(row.count),
    })),
  }
}

/** Options of every facet with the number of products each would leave, other filters applied. */
export async function countFacets(db: Kysely<Database>, filter: ProductFilter): Promise<Facet[]> {
  const counted: Record<FacetKey, Promise<Facet>> = {
    family: countColumn(db, filter, 'family'),
    kind: countColumn(db, filter, 'kind'),
    series: countColumn(db, filter, 'series'),
    construction: countColumn(db, filter, 'construction'),
    adjuster: countAdjusters(db, filter),
    length: countBands(db, filter, 'length'),
    price: countBands(db, filter, 'price'),
  }
  return Promise.all(Object.values(counted))
}
