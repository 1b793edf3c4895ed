import { describe, expect, it } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import { roadShowQuery, roadShowStopSchema } from '@/lib/contract/road-show'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { getHighlightRoadShowEvent, getMobileServiceRoadShow } from './stops'

const db = await openCompanyDatabase('sqlite')
const at = (now: string) => contextOf(db, { now: new Date(now) })
const ask = (input: Record<string, unknown>, now = '2026-11-21T03:00:00Z') =>
  getMobileServiceRoadShow(roadShowQuery.parse(input), at(now))

describe('stops of the mobile workshop', () => {
  it('keep to the contract in every language, and reach twelve provinces', async () => {
    for (const lang of langs) {
      const stops = await ask({ lang })
      for (const stop of stops) expect(roadShowStopSchema.parse(stop)).toEqual(stop)
      expect(new Set(stops.map(({ province }) => province.code)).size).toBeGreaterThanOrEqual(12)
      expect(stops.every(({ province }) => /\D/.test(province.name))).toBe(true)
      expect(stops.every(({ sample, from, to, opens, closes }) => sample && from <= to && opens < closes)).toBe(true)
    }
  })

  it('come in the order of their days, each id once', async () => {
    const stops = await ask({})
    expect(stops.map(({ from }) => from)).toEqual(stops.map(({ from }) => from).toSorted())
    expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length)
  })

  it('are gone when their last day is over in Thailand, not before', async () => {
    const ids = async (now: string) => (await ask({}, now)).map(({ id }) => id)
    expect(await ids('2026-12-13T16:59:00Z')).toContain('bangkok-december')
    expect(await ids('2026-12-13T17:00:00Z')).not.toContain('bangkok-december')
  })

  it('can be asked for by day and province', async () => {
    expect((await ask({ province: '50' })).map(({ id }) => id)).toEqual(['chiang-mai-january'])
    expect((await ask({ from: '2027-11-14' })).map(({ id }) => id)).toEqual(['bangkok-november'])
    expect(await ask({ from: '2027-11-15' })).toEqual([])
  })

  it('announce the next highlight, any stop when there is none, and nothing when all is over', async () => {
    const highlight = async (input: Record<string, unknown>) =>
      (await getHighlightRoadShowEvent(roadShowQuery.parse(input), at('2026-11-21T03:00:00Z')))?.id ?? null
    expect(await highlight({})).toBe('bangkok-december')
    expect(await highlight({ from: '2026-12-14' })).toBe('chiang-mai-january')
    expect(await highlight({ province: '20' })).toBe('chon-buri-december')
    expect(await highlight({ from: '2028-01-01' })).toBeNull()
  })
})
