import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealerEndpoints, dealerKinds, dealerSizes } from '@/lib/contract/dealer'
import type { Database } from '@/lib/server/db/schema'
import { writeDealers } from '@/lib/server/seed/dealers/write-dealers'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { dealerHandlers } from './handlers'

describe.each(['sqlite', 'postgres'] as const)('dealers on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    await writeDealers(db)
  }, 60_000)
  afterAll(() => db.destroy())

  const find = (query: Record<string, unknown> = {}) =>
    dealerHandlers.getServiceCenter(dealerEndpoints.getServiceCenter.input.parse(query), contextOf(db))
  const ids = async (query: Record<string, unknown>) => (await find(query)).map(({ id }) => id)

  it('are samples in every province, and say so', async () => {
    const dealers = await find({ limit: 400 })
    expect(dealers.length).toBeGreaterThanOrEqual(220)
    expect(new Set(dealers.map(({ id }) => id)).size).toBe(dealers.length)
    expect(new Set(dealers.map(({ province }) => province.slug)).size).toBe(77)
    for (const { sample, name, phones, lat, lng, postcode, address } of dealers) {
      expect([sample, name.endsWith('(sample)')]).toEqual([true, true])
      for (const phone of phones) expect(phone).toMatch(/^(?:02|067)-000-\d{4}$/)
      expect(lat > 5.6 && lat < 20.5 && lng > 97.3 && lng < 105.7).toBe(true)
      expect(postcode).toMatch(/^\d{5}$/)
      expect(address).not.toContain(', ,')
    }
    const numbers = dealers.flatMap(({ phones }) => phones)
    expect([new Set(numbers).size, numbers.length > dealers.length]).toEqual([numbers.length, true])
  })

  it('are found by any part, in any language', async () => {
    expect(await ids({ q: 'khonkaen', limit: 3 })).toContain('sample-khon-kaen')
    expect(await ids({ q: 'เมืองขอนแก่น', lang: 'th' })).toEqual(['sample-khon-kaen'])
    expect(await ids({ q: 'コンケン サス', lang: 'ja' })).toEqual(['sample-khon-kaen'])
    expect(await ids({ q: '90110' })).toEqual(['sample-hat-yai'])
    expect(await ids({ province: '90' })).toEqual(
      expect.arrayContaining(['sample-hat-yai', 'sample-songkhla', 'sample-sadao']),
    )
    expect(await ids({ q: '%' })).toEqual([])
  })

  it('are filtered by line and capability', async () => {
    for (const { capabilities, lines } of await find({ capability: 'n2-recharge', line: 'pickup' }))
      expect([capabilities.includes('n2-recharge'), lines.includes('pickup')]).toEqual([true, true])
    expect(await ids({ capability: 'air-suspension' })).toContain('sample-bang-na')
    expect(await find({ limit: 3 })).toHaveLength(3)
  })

  it('have Thai addresses as they are written in Bangkok and elsewhere', async () => {
    expect((await find({ q: 'คลองเตย', lang: 'th' }))[0]?.address).toBe(
      '1 ถนนตัวอย่าง แขวงคลองเตย เขตคลองเตย กรุงเทพมหานคร 10110',
    )
    expect((await find({ q: 'หาดใหญ่', lang: 'th' }))[0]?.address).toMatch(/ ต\.หาดใหญ่ อ\.หาดใหญ่ จ\.สงขลา 90110$/)
  })

  it('are counted by kind and size', async () => {
    const total = (await find({ limit: 400 })).length
    for (const [handler, known] of [
      ['getDistributorType', dealerKinds],
      ['getDistributorSize', dealerSizes],
    ] as const) {
      const options = await dealerHandlers[handler]({ lang: 'ja' }, contextOf(db))
      expect(options.map(({ id }) => id)).toEqual(known)
      expect(options.reduce((sum, { dealerCount }) => sum + dealerCount, 0)).toBe(total)
    }
  })
})
