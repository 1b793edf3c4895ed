import '@/tests/support/environment'
import fc from 'fast-check'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import { getProductsQuery, productSorts, type GetProductsInput } from '@/lib/contract/product-list'
import { constructions, families, productKinds, seriesIds } from '@/lib/contract/product-words'
import { vehicleTypes } from '@/lib/contract/vehicle-types'
import { stampCatalogue } from '@/lib/server/catalogue/version'
import type { Database } from '@/lib/server/db/schema'
import { openSeededPair, type EnginePair } from '@/tests/support/company-database'
import { listInSql } from '@/tests/support/products-in-sql'
import { listProducts } from './product-list'

let pair: EnginePair
let ids: string[]

beforeAll(async () => {
  pair = await openSeededPair()
  for (const db of Object.values(pair)) await givePrices(db)
  ids = (await pair.sqlite.selectFrom('product').select('id').orderBy('id').execute()).map(({ id }) => id)
}, 120_000)
afterAll(() => Promise.all([pair.sqlite.destroy(), pair.postgres.destroy()]))

/** The parts that have a length get a range of prices here, whatever the sample says. */
async function givePrices(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('product')
    .set((eb) => ({ price_thb: eb('length_mm', '*', 20), price_to_thb: eb('length_mm', '*', 24) }))
    .execute()
  await stampCatalogue(db)
}

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
const mm = (most: number) => fc.integer({ min: 0, max: most * 2 }).map((halves) => halves / 2)

const filters: fc.Arbitrary<GetProductsInput> = fc.record(
  {
    family: some(families),
    kind: some(productKinds),
    series: some(seriesIds),
    construction: some(constructions),
    adjuster: fc.uniqueArray(fc.constantFrom(...adjusterLetters), { minLength: 1, maxLength: 2 }),
    axle: fc.constantFrom('front', 'rear'),
    lengthMin: mm(400),
    lengthMax: mm(500),
    priceMin: fc.integer({ min: 0, max: 9000 }),
    priceMax: fc.integer({ min: 3000, max: 12_000 }),
    vehicle: fc.constantFrom('honda-pcx160-2021', 'no-such-vehicle'),
    vehicleType: fc.constantFrom(...vehicleTypes),
    measureLength: mm(420),
    measureStroke: mm(90),
    measureTop: fc.constantFrom('eye', 'stem'),
    tolerance: fc.integer({ min: 0, max: 100 }),
    ids: fc.nat({ max: 900 }).map((at) => [...ids.slice(at, at + 20), 'no-such-product']),
    sort: fc.constantFrom(...productSorts),
    lang: fc.constantFrom('en', 'th', 'ja'),
    page: fc.integer({ min: 1, max: 3 }),
    pageSize: fc.constantFrom(1, 24, 96),
  },
  { requiredKeys: [] },
)
/** Most filters at once leave nothing: a few at a time tell more. */
const fewFilters = fc
  .tuple(filters, fc.integer({ min: 1, max: 6 }))
  .map(([all, few]): GetProductsInput => Object.fromEntries(Object.entries(all).slice(-few)))

async function compare(db: Kysely<Database>, input: GetProductsInput): Promise<void> {
  const params = getProductsQuery.parse(input)
  const { items, total, facets } = await listProducts(db, params)
  expect({ ids: items.map(({ id }) => id), total, facets }).toEqual(await listInSql(db, params))
}

describe.each(['sqlite', 'postgres'] as const)('lists from the index on %s', (engine) => {
  it('say what queries over the tables say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(filters, fewFilters), (input) => compare(pair[engine], input)),
      { numRuns: 150 },
    )
  })

  it.each(productSorts)('in order of %s, page by page', async (sort) => {
    for (const page of [1, 2, 7]) await compare(pair[engine], { sort, page })
    await compare(pair[engine], { sort, page: 2, pageSize: 12, measureLength: 330, tolerance: 20 })
    await compare(pair[engine], { sort, vehicle: 'honda-pcx160-2021', pageSize: 96 })
  })

  it('follow what another process writes, once the catalogue is stamped', async () => {
    const db = pair[engine]
    const before = await listProducts(db, getProductsQuery.parse({ family: 'vespa' }))
    const [moved] = before.items
    const set = (family: string) =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('product')
          .set({ family })
          .where('id', '=', moved?.id ?? '')
          .execute()
        await stampCatalogue(trx)
      })
    await set('car')
    expect((await listProducts(db, getProductsQuery.parse({ family: 'vespa' }))).total).toBe(before.total - 1)
    await compare(db, {})
    await set('vespa')
    expect(await listProducts(db, getProductsQuery.parse({ family: 'vespa' }))).toEqual(before)
  })

  it('are read once for all who ask at the same time', async () => {
    const db = pair[engine]
    await stampCatalogue(db)
    const answers = await Promise.all(
      families.map((family) => listProducts(db, getProductsQuery.parse({ family, pageSize: 1 }))),
    )
    const { total } = await listProducts(db, getProductsQuery.parse({}))
    expect(answers.reduce((sum, answer) => sum + answer.total, 0)).toBe(total)
  })
})
