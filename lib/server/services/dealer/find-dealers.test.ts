import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealerEndpoints } from '@/lib/contract/dealer'
import type { Database } from '@/lib/server/db/schema'
import { seedWhereToBuy } from '@/lib/server/seed/dealers/write-where-to-buy'
import { writeDealers } from '@/lib/server/seed/dealers/write-dealers'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { distributorEndpoints } from '@/lib/contract/distributor'
import { distributorHandlers } from './distributors'
import { dealerHandlers } from './handlers'

const khonKaen = { province: 'ขอนแก่น' }
/** A Monday at 22:30 in Thailand, when every sample dealer is closed. */
const night = new Date('2026-11-23T15:30:00.000Z')

describe.each(['sqlite', 'postgres'] as const)('the nearest dealers on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    await db.transaction().execute(writeDealers)
    await seedWhereToBuy(db)
  }, 60_000)
  afterAll(() => db.destroy())

  const find = (query: Record<string, unknown>, now?: Date) =>
    dealerHandlers.findDealers(dealerEndpoints.findDealers.input.parse(query), contextOf(db, now ? { now } : {}))
  const world = (query: Record<string, unknown> = {}) =>
    distributorHandlers.getWorldDistributors(
      distributorEndpoints.getWorldDistributors.input.parse(query),
      contextOf(db),
    )

  it('stand in the order of their distance, at most twenty', async () => {
    const { place, dealers, inProvince } = await find({ near: khonKaen, lang: 'th' })
    expect(place).toMatchObject({ name: 'ขอนแก่น', province: { code: '40', slug: 'khon-kaen' } })
    expect(dealers).toHaveLength(20)
    expect(dealers[0]).toMatchObject({ dealer: { id: 'sample-khon-kaen', bookable: true } })
    expect(dealers[0]?.km).toBeLessThan(5)
    expect(inProvince).toBe(5)
    const distances = dealers.map(({ km }) => km)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  })

  it('refill nitrogen near Khon Kaen on a Sunday', async () => {
    const { dealers, inProvince, anyTime } = await find({ near: khonKaen, capability: 'n2-recharge', open: 'sun' })
    expect([anyTime, inProvince]).toEqual([false, 1])
    expect(dealers[0]).toMatchObject({ dealer: { id: 'sample-nam-phong', province: { code: '40' } } })
    for (const { dealer } of dealers)
      expect([dealer.capabilities.includes('n2-recharge'), dealer.hours.weekly.sun !== null]).toEqual([true, true])
  })

  it('are named with their distance when there is none in the province', async () => {
    const { dealers, inProvince } = await find({ near: { province: 'จันทบุรี' }, capability: 'air-suspension' })
    expect(inProvince).toBe(0)
    expect(dealers[0]?.km).toBeGreaterThan(20)
  })

  it('are there at night, too', async () => {
    const { dealers, anyTime } = await find({ near: khonKaen, open: 'now' }, night)
    expect([anyTime, dealers.length]).toEqual([true, 20])
    expect((await find({ near: khonKaen, open: 'now' })).anyTime).toBe(false)
  })

  it('are found from a position, which gets the name of its district', async () => {
    const { place, dealers } = await find({ near: { lat: 16.06, lng: 102.73 }, lang: 'en', limit: 3 })
    expect(place).toMatchObject({ name: 'Ban Phai, Khon Kaen', lat: 16.06 })
    expect(dealers.map(({ dealer }) => dealer.id)[0]).toBe('sample-ban-phai')
    await expect(find({ near: { province: 'นอร์เวย์' } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(find({ near: { province: 'ขอนแก่น', district: 'ปาย' } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are one by its id, or not found', async () => {
    const one = (id: string) => dealerHandlers.getDealer({ lang: 'en', id }, contextOf(db))
    expect(await one('sample-khon-kaen')).toMatchObject({ district: { id: 'เมืองขอนแก่น' }, languages: ['th', 'en'] })
    await expect(one('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are counted by province', async () => {
    const provinces = await dealerHandlers.getDealerProvinces({ lang: 'th' }, contextOf(db))
    expect(provinces).toHaveLength(77)
    expect(provinces[0]).toMatchObject({ code: '10', slug: 'bangkok' })
    expect(provinces.every(({ dealerCount }) => dealerCount > 0)).toBe(true)
  })

  it('abroad are distributors on every inhabited continent, found by where they deliver', async () => {
    const all = await world({ lang: 'ja' })
    expect(all.length).toBeGreaterThanOrEqual(60)
    expect(new Set(all.map(({ country }) => country.code)).size).toBeGreaterThanOrEqual(45)
    expect(new Set(all.map(({ continent }) => continent))).toEqual(new Set(['AF', 'AS', 'EU', 'NA', 'OC', 'SA']))
    expect((await world({ country: 'de', lang: 'en' })).map(({ city }) => city)).toEqual(['Hamburg', 'Stuttgart'])
    expect((await world({ country: 'AT' })).map(({ city }) => city)).toEqual(['Stuttgart'])
    expect(await world({ country: 'MG' })).toEqual([])
    for (const { exclusive, territory } of all) {
      const rivals = exclusive
        ? all.filter((other) => other.territory.some(({ code }) => code === territory[0]?.code))
        : []
      expect(rivals.length).toBeLessThanOrEqual(1)
    }
  })

  it('are written once in the life of a database', async () => {
    await db.deleteFrom('distributor').where('country', '=', 'DE').execute()
    await seedWhereToBuy(db)
    expect((await world({ country: 'DE' })).length).toBe(0)
  })
})
