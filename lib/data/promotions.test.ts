import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { promotionQuery } from '@/lib/contract/promotion'
import { getPromotions } from '@/lib/server/services/promotion/promotions'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readPromotions } from './promotions'

const mocks = vi.hoisted(() => ({ askCompany: vi.fn(), cacheLife: vi.fn(), cacheTag: vi.fn() }))
vi.mock('./company', () => ({ askCompany: mocks.askCompany }))
vi.mock('next/cache', () => ({ cacheLife: mocks.cacheLife, cacheTag: mocks.cacheTag }))

const db = await openCompanyDatabase('sqlite')
let planned: string | null = null

beforeEach(() => {
  planned = null
  vi.useFakeTimers({ toFake: ['Date'] })
  mocks.askCompany.mockImplementation((operation: string, input: unknown) =>
    operation === 'getNextChange'
      ? Promise.resolve({ at: planned })
      : getPromotions(promotionQuery.parse(input), { db, now: new Date() }),
  )
})
afterEach(() => void vi.useRealTimers())

async function readAt(now: string) {
  vi.setSystemTime(new Date(now))
  const { promotions, until } = await readPromotions('en', 'moto')
  return { state: promotions.find(({ id }) => id === 'vespa-month')?.state, until }
}

describe('promotions of a day', () => {
  it('turn over at both midnights, and name the next one', async () => {
    expect(await readAt('2027-01-31T16:59:59.999Z')).toEqual({ state: 'coming', until: '2027-01-31T17:00:00.000Z' })
    expect(await readAt('2027-01-31T17:00:00Z')).toEqual({ state: 'running', until: '2027-02-01T17:00:00.000Z' })
    expect(await readAt('2027-02-28T16:59:59.999Z')).toEqual({ state: 'running', until: '2027-02-28T17:00:00.000Z' })
    expect(await readAt('2027-02-28T17:00:00Z')).toEqual({ state: 'past', until: '2027-03-01T17:00:00.000Z' })
  })

  it('asked for before midnight count for the old day, though the answer comes after it', async () => {
    mocks.askCompany.mockImplementation((operation: string) => {
      if (operation === 'getNextChange') return Promise.resolve({ at: null })
      vi.setSystemTime(new Date('2027-02-28T17:00:01Z'))
      return Promise.resolve([])
    })
    expect((await readAt('2027-02-28T16:59:59Z')).until).toBe('2027-02-28T17:00:00.000Z')
  })

  it('end at the minute for which something is planned, when that is before midnight', async () => {
    planned = '2027-02-01T02:00:00.000Z'
    expect((await readAt('2027-01-31T18:00:00Z')).until).toBe(planned)
    planned = '2027-02-05T02:00:00.000Z'
    expect((await readAt('2027-01-31T18:00:00Z')).until).toBe('2027-02-01T17:00:00.000Z')
  })
})
