import '@/tests/support/environment'
import type { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { redisProgram, startRedis, type RedisServer } from '@/tests/support/redis-server'
import { connectRedis } from '@/lib/server/redis'
import { rateLimitPlans, type RateLimits } from './rate-limits'
import { createSharedRateLimits, openRateLimits } from './shared-rate-limits'

vi.mock('@/lib/server/http/log', () => ({ logFailure: () => undefined }))

const plans = { ...rateLimitPlans, read: { points: 5, seconds: 100 } }
const address = '192.0.2.77'

/** Calls until one is refused. */
async function allowed(limits: RateLimits): Promise<number> {
  for (let count = 0; count < 20; count += 1) {
    const refusal = await limits.consume('read', address).catch((error: unknown) => error)
    if (refusal === undefined) continue
    expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    return count
  }
  return 20
}

it('without a server limits are counted in this process', async () => {
  const limits = openRateLimits('company')
  await expect(limits.consume('read', address)).resolves.toBeUndefined()
})

describe.skipIf(redisProgram === null)('limits of several instances', () => {
  let server: RedisServer
  let one: Redis
  let two: Redis
  const ready = (redis: Redis) => expect.poll(() => redis.status).toBe('ready')
  beforeAll(async () => {
    server = await startRedis()
    one = connectRedis(server.url)
    two = connectRedis(server.url)
  })
  afterAll(async () => {
    one.disconnect()
    two.disconnect()
    await server.stop()
  })
  beforeEach(async () => {
    await ready(one)
    await ready(two)
    await one.flushall()
  })

  it('are counted together, and what is given back is given back to all', async () => {
    const [a, b] = [one, two].map((redis) => createSharedRateLimits(redis, 'company', plans))
    if (!a || !b) throw new Error('two')
    for (let call = 0; call < 3; call += 1) await a.consume('read', address)
    expect(await allowed(b)).toBe(2)
    await a.refund('read', address)
    await a.refund('read', address)
    expect(await allowed(b)).toBe(1)
  })

  it('are apart for the API and for the handlers beside it', async () => {
    expect(await allowed(createSharedRateLimits(one, 'company', plans))).toBe(5)
    expect(await allowed(createSharedRateLimits(two, 'site', plans))).toBe(5)
  })

  it('leave no address and no end: the server holds keyed hashes that go by themselves', async () => {
    await createSharedRateLimits(one, 'company', plans).consume('read', address)
    const keys = await one.keys('*')
    expect(keys).toHaveLength(1)
    expect(keys.join()).not.toContain(address)
    expect(await one.ttl(keys[0] ?? '')).toBeGreaterThan(90)
  })

  it('are counted by each instance alone while the server is away', async () => {
    const [a, b] = [one, two].map((redis) => createSharedRateLimits(redis, 'company', plans))
    if (!a || !b) throw new Error('two')
    await server.stop()
    await expect.poll(() => one.status).not.toBe('ready')
    expect(await allowed(a)).toBe(5)
    expect(await allowed(b)).toBe(5)
    await server.restart()
    await ready(one)
    await ready(two)
    expect(await allowed(a)).toBe(5)
  })
})
