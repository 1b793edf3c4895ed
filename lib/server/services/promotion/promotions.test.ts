import { describe, expect, it } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import { promotionQuery, promotionSchema } from '@/lib/contract/promotion'
import { dayState } from '@/lib/domain/day-state'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { promotionFileSchema } from './promotion-kind'
import { getPromotions } from './promotions'

const db = await openCompanyDatabase('sqlite')
const ask = (input: Record<string, unknown>, now = '2026-11-23T03:00:00Z') =>
  getPromotions(promotionQuery.parse(input), contextOf(db, { now: new Date(now) }))
const stateAt = async (id: string, now: string) => (await ask({}, now)).find((one) => one.id === id)?.state

describe('promotions', () => {
  it('keep to the contract in every language, each marked as a sample, with ids of their own', async () => {
    for (const lang of langs) {
      const all = await ask({ lang })
      for (const one of all) expect(promotionSchema.parse(one)).toEqual(one)
      expect(all.every(({ sample }) => sample)).toBe(true)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    }
  })

  it('name no price and no share of one: a sample must not read as a claim', async () => {
    for (const lang of langs) {
      const words = (await ask({ lang })).map(({ title, text, includes }) => [title, text, ...includes].join(' '))
      expect(words.join(' ')).not.toMatch(/฿|THB|บาท|バーツ|\d\s*[%％]|ลด\s*\d|割引|discount/i)
    }
  })

  it('begin and end at midnight in Thailand', async () => {
    expect(await stateAt('vespa-month', '2027-01-31T16:59:59.999Z')).toBe('coming')
    expect(await stateAt('vespa-month', '2027-01-31T17:00:00Z')).toBe('running')
    expect(await stateAt('vespa-month', '2027-02-28T16:59:59.999Z')).toBe('running')
    expect(await stateAt('vespa-month', '2027-02-28T17:00:00Z')).toBe('past')
  })

  it('come running first, the first to end before the others; then the next; then the latest', async () => {
    const all = await ask({})
    const days = (state: string, key: 'startsOn' | 'endsOn') =>
      all.filter((one) => one.state === state).map((one) => one[key])
    const order = ['running', 'coming', 'past']
    const states = all.map(({ state }) => order.indexOf(state))
    expect(states).toEqual(states.toSorted())
    expect(days('running', 'endsOn')).toEqual(days('running', 'endsOn').toSorted())
    expect(days('coming', 'startsOn')).toEqual(days('coming', 'startsOn').toSorted())
    expect(days('past', 'endsOn')).toEqual(days('past', 'endsOn').toSorted().reverse())
    for (const state of order) expect(days(state, 'endsOn').length, state).toBeGreaterThan(0)
  })

  it('can be asked for by line and state', async () => {
    for (const line of ['moto', 'auto'] as const)
      expect((await ask({ line })).every(({ lines }) => lines.includes(line))).toBe(true)
    expect((await ask({ state: 'past' })).every(({ state }) => state === 'past')).toBe(true)
    expect((await ask({ line: 'auto', state: 'coming' })).map(({ id }) => id)).toEqual([
      'springs-and-alignment',
      'before-songkran',
    ])
  })

  it('are refused when they end before they begin', async () => {
    const [one] = (await import('@/content/promotions.json')).default
    expect(promotionFileSchema.safeParse([one]).success).toBe(true)
    expect(promotionFileSchema.safeParse([{ ...one, endsOn: '2020-01-01' }]).success).toBe(false)
  })
})

describe('dayState', () => {
  const oneDay = { startsOn: '2026-12-05', endsOn: '2026-12-05' }
  it.each([
    ['2026-12-04', 'coming'],
    ['2026-12-05', 'running'],
    ['2026-12-06', 'past'],
  ])('on %s a promotion of 5 December alone is %s', (day, state) => {
    expect(dayState(oneDay, day)).toBe(state)
  })
})
