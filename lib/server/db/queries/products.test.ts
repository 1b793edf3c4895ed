import '@/tests/support/environment'
import { contextOf as serviceContext } from '@/tests/support/service-context'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductSummary } from '@/lib/contract/product'
import { facetKeys, getProductsQuery, productSorts, type GetProductsInput } from '@/lib/contract/product-list'
import type { ServiceContext } from '@/lib/server/services/context'
import { answerFit } from '@/lib/server/services/fit'
import { getProducts } from '@/lib/server/services/products'
import { openSeededPair, type EnginePair } from '@/tests/support/company-database'
import { countFitting, listFittingIds, listRecorded } from './fitments'
import { findProductSummaries, listNewestIds, listProductIndex } from './products'
import { listRelatedIds } from './related'

const engines = ['sqlite', 'postgres'] as const
type EngineName = (typeof engines)[number]

let pair: EnginePair
/** Every product, as the tables of the seed have it; filters are checked against plain loops over it. */
let all: ProductSummary[]

beforeAll(async () => {
  pair = await openSeededPair()
  // The parts that have a length get a range of prices here, whatever the sample says.
  for (const engine of engines)
    await pair[engine]
      .updateTable('product')
      .set((eb) => ({ price_thb: eb('length_mm', '*', 20), price_to_thb: eb('length_mm', '*', 24) }))
      .execute()
  const ids = (await listProductIndex(pair.sqlite)).map(({ id }) => id)
  all = await findProductSummaries(pair.sqlite, { ids, lang: 'en' })
}, 120_000)
afterAll(() => Promise.all([pair.sqlite.destroy(), pair.postgres.destroy()]))

const contextOf = (engine: EngineName): ServiceContext => serviceContext(pair[engine])
const query = (engine: EngineName, input: GetProductsInput) =>
  getProducts(getProductsQuery.parse(input), contextOf(engine))

async function readAll(engine: EngineName, input: GetProductsInput): Promise<ProductSummary[]> {
  const items: ProductSummary[] = []
  for (let page = 1; ; page += 1) {
    const list = await query(engine, { ...input, page, pageSize: 96 })
    items.push(...list.items)
    if (list.items.length < 96) return items
  }
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)
const sorted = (ids: readonly string[]) => ids.toSorted()
const vehicle = 'honda-pcx160-2021'

const filters: [string, GetProductsInput, (product: ProductSummary) => boolean][] = [
  ['nothing', {}, () => true],
  ['one family', { family: 'vespa' }, ({ family }) => family === 'vespa'],
  ['two families', { family: ['car', 'pickup'] }, ({ family }) => family === 'car' || family === 'pickup'],
  [
    'family and kind',
    { family: 'bigbike', kind: 'mono-shock,twin-shock' },
    ({ family, kind }) => family === 'bigbike' && (kind === 'mono-shock' || kind === 'twin-shock'),
  ],
  ['series', { series: 'gtx' }, ({ series }) => series === 'gtx'],
  ['construction', { construction: 'piggyback' }, ({ construction }) => construction === 'piggyback'],
  ['one adjuster', { adjuster: 'R' }, ({ adjusters }) => adjusters.includes('R')],
  [
    'two adjusters, both wanted',
    { adjuster: 'R,C' },
    ({ adjusters }) => adjusters.includes('R') && adjusters.includes('C'),
  ],
  ['axle', { axle: 'front' }, ({ axle }) => axle === 'front'],
  ['length from', { lengthMin: 400 }, ({ spec }) => spec.lengthMm !== null && spec.lengthMm >= 400],
  [
    'length span',
    { lengthMin: 300, lengthMax: 350 },
    ({ spec }) => spec.lengthMm !== null && spec.lengthMm >= 300 && spec.lengthMm <= 350,
  ],
  [
    'price span',
    { priceMin: 5000, priceMax: 9000 },
    ({ price }) => price !== null && price.toThb >= 5000 && price.fromThb <= 9000,
  ],
  [
    'mounts',
    { measureTop: 'eye', measureBottom: 'clevis' },
    ({ spec }) => spec.top?.kind === 'eye' && spec.bottom?.kind === 'clevis',
  ],
  [
    'tape measure',
    { measureLength: 365, tolerance: 8 },
    ({ spec }) => spec.lengthMm !== null && Math.abs(spec.lengthMm - 365) <= 8,
  ],
  [
    'tape measure with stroke',
    { measureLength: 365, measureStroke: 70 },
    ({ spec }) =>
      spec.lengthMm !== null &&
      spec.strokeMm !== null &&
      Math.abs(spec.lengthMm - 365) <= 10 &&
      Math.abs(spec.strokeMm - 70) <= 10,
  ],
]

describe.each(engines)('filters on %s', (engine) => {
  it.each(filters)('%s', async (_name, input, matches) => {
    const expected = all.filter(matches)
    const found = await readAll(engine, input)
    expect(expected.length).toBeGreaterThan(0)
    expect(sorted(idsOf(found))).toEqual(sorted(idsOf(expected)))
    expect((await query(engine, { ...input, pageSize: 1 })).total).toBe(expected.length)
  })

  it('vehicle: what is recorded as fitting, each with its verdict', async () => {
    const rows = await pair[engine]
      .selectFrom('fitment')
      .select('product_id')
      .where('vehicle_id', '=', vehicle)
      .where('status', '!=', 'does-not-fit')
      .execute()
    const found = await readAll(engine, { vehicle })
    expect(found.length).toBeGreaterThan(2)
    expect(sorted(idsOf(found))).toEqual(sorted([...new Set(rows.map((row) => row.product_id))]))
    for (const { verdict } of found) {
      expect(verdict?.vehicleId).toBe(vehicle)
      expect(['fits', 'fits-if']).toContain(verdict?.verdict)
    }
  })

  it('vehicle: what carries it first, and of that direct fits before those under a condition', async () => {
    const found = await readAll(engine, { vehicle })
    const main = found.filter(({ kind }) => kind.endsWith('-shock'))
    expect(idsOf(found.slice(0, main.length))).toEqual(idsOf(main))
    const verdicts = main.map(({ verdict }) => verdict?.verdict)
    expect(verdicts.lastIndexOf('fits')).toBeGreaterThanOrEqual(0)
    expect(verdicts.indexOf('fits-if')).toBeGreaterThan(verdicts.lastIndexOf('fits'))
  })

  it('spares come last where nothing else is asked for', async () => {
    const families = (await readAll(engine, { family: ['vespa', 'spares'] })).map(({ family }) => family)
    expect(families.lastIndexOf('vespa')).toBeLessThan(families.indexOf('spares'))
    expect(families).toContain('vespa')
  })

  it('vehicle type', async () => {
    const rows = await pair[engine]
      .selectFrom('product_vehicle_type')
      .select('product_id')
      .where('type', '=', 'van')
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(sorted(idsOf(await readAll(engine, { vehicleType: 'van' })))).toEqual(
      sorted(rows.map((row) => row.product_id)),
    )
  })

  it('ids, of which unknown ones are left out', async () => {
    const wanted = idsOf(all).slice(10, 14)
    expect(sorted(idsOf(await readAll(engine, { ids: [...wanted, 'no-such-product'] })))).toEqual(sorted(wanted))
  })

  it('nothing found is an empty list, not an error', async () => {
    expect(await query(engine, { family: 'vespa', kind: 'fork-oil' })).toMatchObject({ items: [], total: 0 })
  })
})

const orders: Record<
  Exclude<(typeof productSorts)[number], 'relevance'>,
  (product: ProductSummary) => string | number | null
> = {
  name: ({ name }) => name,
  code: ({ code }) => code,
  newest: ({ releasedOn }) => -Date.parse(releasedOn),
  price: ({ price }) => price?.fromThb ?? null,
  length: ({ spec }) => spec.lengthMm,
  stroke: ({ spec }) => spec.strokeMm,
}

describe.each(engines)('order and pages on %s', (engine) => {
  it.each(Object.keys(orders) as (keyof typeof orders)[])('by %s, what has no such figure last', async (sort) => {
    const found = await readAll(engine, { sort, family: ['scooter', 'spares'] })
    const keys = found.map(orders[sort])
    const figures = keys.filter((key) => key !== null)
    expect(found).toHaveLength(all.filter(({ family }) => family === 'scooter' || family === 'spares').length)
    expect(
      keys.slice(figures.length).every((key) => key === null),
      'nothing after the first part without a figure',
    ).toBe(true)
    expect(figures).toEqual(figures.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    if (sort === 'length' || sort === 'stroke') expect(figures.length).toBeLessThan(keys.length)
  })

  it.each(productSorts)('pages by %s neither overlap nor leave out', async (sort) => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => query(engine, { sort, page, pageSize: 25 })))
    const ids = pages.flatMap((page) => idsOf(page.items))
    expect(new Set(ids).size).toBe(100)
    expect(ids).toEqual(idsOf((await query(engine, { sort, pageSize: 96 })).items).concat(ids.slice(96)))
    expect(new Set(idsOf(await readAll(engine, { sort }))).size).toBe(all.length)
  })

  it('a page behind the last one is empty and keeps the total', async () => {
    expect(await query(engine, { page: 900 })).toMatchObject({ items: [], total: all.length, page: 900, pageSize: 24 })
  })

  it('the tape measure ranks by closeness, stroke counting half', async () => {
    const found = await readAll(engine, { measureLength: 365, measureStroke: 70, tolerance: 30 })
    const off = found.map(({ spec }) => Math.abs((spec.lengthMm ?? 0) - 365) + Math.abs((spec.strokeMm ?? 0) - 70) / 2)
    expect(new Set(off).size).toBeGreaterThan(5)
    expect(off).toEqual(off.toSorted((a, b) => a - b))
  })
})

describe.each(engines)('facets on %s', (engine) => {
  const selections: GetProductsInput[] = [
    {},
    { family: 'scooter' },
    { family: ['car', 'pickup'], adjuster: 'R' },
    { vehicle },
    { kind: 'twin-shock', lengthMin: 320, lengthMax: 380, construction: 'piggyback' },
  ]

  it.each(selections)('count what their options would leave: %j', async (selection) => {
    const { facets } = await query(engine, selection)
    expect(facets.map(({ key }) => key)).toEqual([...facetKeys])
    for (const { key, options } of facets) {
      if (key === 'length' || key === 'price') continue
      for (const { value, count } of options.slice(0, 4)) {
        const chosen = key === 'adjuster' ? [...new Set([selection.adjuster ?? [], value].flat())] : [value]
        const applied = getProductsQuery.parse({ ...selection, [key]: chosen, pageSize: 1 })
        expect((await getProducts(applied, contextOf(engine))).total, `${key}=${value}`).toBe(count)
      }
    }
  })

  it.each([
    ['length', ({ spec }: ProductSummary) => spec.lengthMm],
    ['price', ({ price }: ProductSummary) => price?.fromThb ?? null],
  ] as const)('%s bands hold every figure once', async (key, figureOf) => {
    const facet = (await query(engine, {})).facets.find((candidate) => candidate.key === key)
    const figures = all.map(figureOf).filter((figure) => figure !== null)
    expect(facet?.options.length).toBeGreaterThan(3)
    for (const { value, count } of facet?.options ?? []) {
      const [from = 0, to = 0] = value.split('-').map(Number)
      expect(
        figures.filter((figure) => figure >= from && figure < to),
        value,
      ).toHaveLength(count)
    }
    expect(facet?.options.reduce((sum, { count }) => sum + count, 0)).toBe(figures.length)
  })
})

describe('both engines agree', () => {
  it.each(filters)('%s: same ids in the same order', async (_name, input) => {
    for (const sort of productSorts)
      expect(idsOf((await query('postgres', { ...input, sort, pageSize: 96 })).items), sort).toEqual(
        idsOf((await query('sqlite', { ...input, sort, pageSize: 96 })).items),
      )
    expect((await query('postgres', input)).facets).toEqual((await query('sqlite', input)).facets)
  })

  it.each(['th', 'ja'] as const)('on the order of names in %s', async (lang) => {
    expect(idsOf((await query('postgres', { sort: 'name', lang, pageSize: 96 })).items)).toEqual(
      idsOf((await query('sqlite', { sort: 'name', lang, pageSize: 96 })).items),
    )
  })

  it('on verdicts with their reasons and the nearest part', async () => {
    const products = idsOf(all).filter((_id, i) => i % 12 === 0)
    const [sqlite, postgres] = await Promise.all(
      engines.map((engine) => answerFit(pair[engine], { vehicle, products, lang: 'en' })),
    )
    expect(sqlite?.answers).toHaveLength(products.length)
    expect(new Set(sqlite?.answers.map(({ verdict }) => verdict.verdict)).size).toBeGreaterThan(1)
    expect(sqlite?.answers.some(({ nearest }) => nearest !== null)).toBe(true)
    for (const { verdict, nearest } of sqlite?.answers ?? []) {
      if (verdict.verdict !== 'fits') expect(verdict.reasons.length).toBeGreaterThan(0)
      if (nearest) expect(['does-not-fit', 'unknown']).toContain(verdict.verdict)
    }
    expect(postgres).toEqual(sqlite)
  })

  it('on the newest, the related and the counts for vehicles', async () => {
    const [id = ''] = idsOf(all.filter(({ family }) => family === 'scooter'))
    const answers = await Promise.all(
      engines.map(async (engine) => ({
        newest: await listNewestIds(pair[engine], { limit: 8, perFamily: 2 }),
        related: await listRelatedIds(pair[engine], { productId: id, family: 'scooter', limit: 48 }),
        counts: await countFitting(pair[engine], [vehicle, 'no-such-vehicle']),
        fitting: sorted(await listFittingIds(pair[engine], vehicle)),
      })),
    )
    const [sqlite, postgres] = answers
    expect(postgres).toEqual(sqlite)
    expect(sqlite?.newest).toHaveLength(8)
    expect(sqlite?.related).toHaveLength(48)
    expect(sqlite?.related).not.toContain(id)
    expect(sqlite?.counts.get(vehicle)).toBe(sqlite?.fitting.length)
    expect(sqlite?.counts.has('no-such-vehicle')).toBe(false)
  })

  it.each(engines)('that nothing is asked for no ids (%s)', async (engine) => {
    expect(await findProductSummaries(pair[engine], { ids: [], lang: 'en' })).toEqual([])
    expect(await listRecorded(pair[engine], { vehicleId: vehicle, productIds: [] })).toEqual([])
    expect(await countFitting(pair[engine], [])).toEqual(new Map())
  })
})
