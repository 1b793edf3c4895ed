import { describe, expect, it } from 'vitest'
import { lifeOfDay, lifeWithinDay } from './cache-table'

const at = (instant: string) => new Date(instant)

describe('what changes with the day in Thailand', () => {
  it.each([
    ['in the morning', '2026-11-23T02:00:00Z', 3600],
    ['half an hour before midnight', '2026-11-23T16:30:00Z', 1800],
    ['in the last instant of the day', '2026-11-23T16:59:59.999Z', 1],
    ['in the first instant of the next', '2026-11-23T17:00:00Z', 3600],
    ['around midnight of London, which is none here', '2026-11-24T00:00:00Z', 3600],
  ])('%s is fresh for the hour, or until midnight', (_, now, seconds) => {
    expect(lifeOfDay(at(now)).revalidate).toBe(seconds)
    expect(lifeWithinDay(at(now)).revalidate).toBe(seconds)
  })

  it('ends at midnight where it must, as far as Next lets it', () => {
    expect(lifeWithinDay(at('2026-11-23T16:00:00Z')).expire).toBe(3600)
    expect(lifeWithinDay(at('2026-11-22T17:00:00Z')).expire).toBe(24 * 3600)
    expect(lifeWithinDay(at('2026-11-23T16:59:00Z')).expire).toBe(300)
  })

  it('is a lifetime that Next accepts at every second of the last hour', () => {
    for (let second = 0; second < 3600; second += 1) {
      const now = new Date(at('2026-11-23T16:00:00Z').getTime() + second * 1000)
      for (const { stale, revalidate, expire } of [lifeOfDay(now), lifeWithinDay(now)]) {
        expect(revalidate).toBeGreaterThan(0)
        expect(expire).toBeGreaterThanOrEqual(Math.max(300, revalidate))
        expect(stale).toBeGreaterThanOrEqual(30)
      }
    }
  })
})
