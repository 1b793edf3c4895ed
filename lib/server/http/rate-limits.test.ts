import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRateLimits, rateLimitPlans } from './rate-limits'

const plans = {
  ...rateLimitPlans,
  read: { points: 3, seconds: 10 },
  search: { points: 2, seconds: 10 },
  token: { points: 1, seconds: 10 },
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function countAllowed(operation: 'read' | 'search' | 'token', limits = createRateLimits(plans)): Promise<number> {
  for (let allowed = 0; allowed < 10; allowed += 1) {
    try {
      await limits.consume(operation, '192.0.2.1')
    } catch (error) {
      expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429, retryAfterSeconds: 10 })
      return allowed
    }
  }
  return Infinity
}

describe('rate limits', () => {
  it.each([
    ['read', 3],
    ['search', 2],
    ['token', 1],
  ] as const)('%s: %i calls', async (operation, allowed) => {
    expect(await countAllowed(operation)).toBe(allowed)
  })

  it('are counted apart for reads, searches and sign-ins', async () => {
    const limits = createRateLimits(plans)
    await countAllowed('search', limits)
    expect(await countAllowed('read', limits)).toBe(3)
    expect(await countAllowed('token', limits)).toBe(1)
  })

  it('begin again when their time is over', async () => {
    const limits = createRateLimits(plans)
    await countAllowed('token', limits)
    vi.advanceTimersByTime(4000)
    await expect(limits.consume('token', '192.0.2.1')).rejects.toMatchObject({ retryAfterSeconds: 6 })
    vi.advanceTimersByTime(6001)
    await expect(limits.consume('token', '192.0.2.1')).resolves.toBeUndefined()
  })

  it('what is given back did not count', async () => {
    const limits = createRateLimits(plans)
    for (let call = 0; call < 5; call += 1) {
      await limits.consume('token', '192.0.2.1')
      await limits.refund('token', '192.0.2.1')
    }
    expect(await countAllowed('token', limits)).toBe(1)
  })

  it('last no longer than a timer can run', () => {
    for (const { seconds } of Object.values(rateLimitPlans)) expect(seconds * 1000).toBeLessThan(2 ** 31)
  })
})
