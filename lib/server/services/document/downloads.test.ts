import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  downloadKinds,
  getApprovalsQuery,
  getFileDownloadsQuery,
  type GetFileDownloadsInput,
} from '@/lib/contract/document'
import type { Engine } from '@/lib/server/db/engine'
import { openSeededPair, type EnginePair } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { getApprovals, storedApprovals } from './approvals'
import { getFileDownloads } from './downloads'

let pair: EnginePair
beforeAll(async () => {
  pair = await openSeededPair()
}, 120_000)
afterAll(() => Promise.all([pair.sqlite.destroy(), pair.postgres.destroy()]))

const engines = ['sqlite', 'postgres'] as const
const ask = (engine: Engine, input: GetFileDownloadsInput) =>
  getFileDownloads(getFileDownloadsQuery.parse(input), contextOf(pair[engine]))
const productIds = async (engine: Engine, input: GetFileDownloadsInput) => [
  ...new Set((await ask(engine, { pageSize: 96, ...input })).items.map(({ product }) => product.id)),
]

describe.each(engines)('downloads on %s', (engine) => {
  it('page without gaps or repeats, documents of one product together', async () => {
    const [first, second] = [await ask(engine, { pageSize: 10 }), await ask(engine, { pageSize: 10, page: 2 })]
    const both = await ask(engine, { pageSize: 20 })
    expect([...first.items, ...second.items]).toEqual(both.items)
    expect(new Set(both.items.map(({ id }) => id)).size).toBe(20)
    expect(first.total).toBeGreaterThan(3000)
    expect((await ask(engine, { page: 9999 })).items).toEqual([])
  })

  it('know the part number however it is typed', async () => {
    for (const q of ['MZ40-310TR-03S', 'mz40 310tr 03s', 'MZ4O310TR03S']) {
      expect((await ask(engine, { q })).items.map(({ id }) => id)).toEqual(
        downloadKinds.map((kind) => `z-series-rear-shock-cb650r-mz40-310tr-03s/${kind}`),
      )
    }
  })

  it('show only the kind asked for, in the language asked for', async () => {
    const { items } = await ask(engine, { lang: 'th', kind: 'manual', q: 'MZ40-310TR-03S' })
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      format: 'pdf',
      bytes: null,
      href: '/api/documents/products/z-series-rear-shock-cb650r-mz40-310tr-03s/manual.pdf?lang=th',
    })
    expect(items[0]?.product.name).toMatch(/[\u0e00-\u0e7f]/)
  })

  it('measure what they can and leave the rest open', async () => {
    const { items } = await ask(engine, { pageSize: 24 })
    for (const { kind, bytes } of items) expect(bytes !== null && bytes > 500).toBe(kind === 'drawing')
  })

  it('name the vehicles of a text and narrow to one', async () => {
    const { vehicles } = await ask(engine, { q: 'pcx160' })
    expect(vehicles.map(({ id }) => id)).toContain('honda-pcx160-2021')
    const fitting = await pair[engine]
      .selectFrom('fitment')
      .select('product_id')
      .distinct()
      .where('vehicle_id', '=', 'honda-pcx160-2021')
      .where('status', '!=', 'does-not-fit')
      .execute()
    const { total } = await ask(engine, { vehicle: 'honda-pcx160-2021', kind: 'manual' })
    expect(total).toBe(fitting.length)
  })

  it('list no vehicles for a product that has none', async () => {
    const { items } = await ask(engine, { q: 'QX15-000-01U' })
    expect(items.map(({ kind }) => kind)).toEqual(['manual', 'data-sheet', 'drawing', 'data'])
  })

  it('refuse an unknown product or vehicle, and find nothing for noise', async () => {
    await expect(ask(engine, { product: 'no-such-part' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ask(engine, { vehicle: 'no-such-bike' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await ask(engine, { q: '§§§ ??? %%' })).toMatchObject({ items: [], total: 0 })
  })

  it('follow a former product id', async () => {
    await pair[engine]
      .insertInto('product_redirect')
      .values({ old_id: 'former-part', product_id: 'z-series-rear-shock-cb650r-mz40-310tr-03s' })
      .execute()
    expect(await productIds(engine, { product: 'former-part' })).toEqual(['z-series-rear-shock-cb650r-mz40-310tr-03s'])
  })
})

it('both engines give the same documents in the same order', async () => {
  for (const input of [
    {},
    { family: 'fork' },
    { q: 'โช้คหลัง', lang: 'th' },
    { vehicle: 'honda-cb650r-2021', kind: 'drawing' },
  ] as const) {
    expect(await ask('postgres', input)).toEqual(await ask('sqlite', input))
  }
})

describe.each(engines)('approvals on %s', (engine) => {
  const approvals = (input: object) => getApprovals(getApprovalsQuery.parse(input), contextOf(pair[engine]))

  it('are all samples without a number or a date', async () => {
    const all = await approvals({})
    expect(all).toHaveLength(storedApprovals.length)
    for (const approval of all) expect(approval).toMatchObject({ sample: true, number: null, issuedOn: null })
  })

  it('name only vehicles their products fit', async () => {
    for (const approval of storedApprovals) {
      for (const product of approval.products) {
        const rows = await pair[engine]
          .selectFrom('fitment')
          .select('vehicle_id')
          .where('product_id', '=', product)
          .where('status', '!=', 'does-not-fit')
          .execute()
        expect(rows.map((row) => row.vehicle_id)).toEqual(expect.arrayContaining(approval.vehicles))
      }
    }
  })

  it('are narrowed by product, vehicle and kind', async () => {
    expect((await approvals({ vehicle: 'honda-cb650r-2019' })).map(({ id }) => id)).toEqual([
      'sample-abe-cb650r',
      'sample-teilegutachten-cb650',
    ])
    expect((await approvals({ vehicle: 'honda-cb650r-2019', kind: 'abe' })).map(({ id }) => id)).toEqual([
      'sample-abe-cb650r',
    ])
    expect(await approvals({ product: 'no-such-part' })).toEqual([])
  })
})
