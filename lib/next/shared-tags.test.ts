import { Redis } from 'ioredis'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { redisProgram, startRedis, type RedisServer } from '@/tests/support/redis-server'
import { shareTags, type SharedTags } from './shared-tags.mjs'

const holder = globalThis as typeof globalThis & { sharedTags?: SharedTags }

beforeEach(() => vi.stubEnv('LOG_LEVEL', 'silent'))
afterEach(() => {
  holder.sharedTags?.close()
  delete holder.sharedTags
  tagsManifest.clear()
  vi.unstubAllEnvs()
})

it.each([
  ['no server is named', { REDIS_URL: '' }],
  ['the site is built', { NEXT_PHASE: 'phase-production-build' }],
])('nothing is connected where %s', (_when, variables) => {
  for (const [name, value] of Object.entries({ REDIS_URL: 'redis://127.0.0.1:1', ...variables }))
    vi.stubEnv(name, value)
  expect(shareTags()).toBeNull()
  expect(holder.sharedTags).toBeUndefined()
})

it('pages do not wait for a server that is away, and marks are made without it', async () => {
  vi.stubEnv('REDIS_URL', 'redis://127.0.0.1:1')
  const shared = shareTags()
  await shared?.begun
  tagsManifest.set('products', { stale: 1 })
  await shared?.announce(['products'])
  expect(tagsManifest.get('products')).toEqual({ stale: 1 })
  expect(await shared?.isReached()).toBe(false)
})

describe.skipIf(redisProgram === null)('with a server', () => {
  let server: RedisServer
  let other: Redis
  beforeAll(async () => {
    server = await startRedis()
    other = new Redis(server.url, { retryStrategy: () => 20 })
    other.on('error', () => undefined)
  })
  afterAll(async () => {
    other.disconnect()
    await server.stop()
  })
  beforeEach(async () => {
    await other.flushall()
    vi.stubEnv('REDIS_URL', server.url)
  })

  /** What another instance does that has marked a tag. */
  const markElsewhere = async (tag: string, mark: object) => {
    await other.hset('yss:tags', tag, JSON.stringify(mark))
    await other.publish('yss:tags', tag)
  }
  const start = async () => {
    const shared = shareTags()
    await shared?.begun
    await expect.poll(async () => (await other.pubsub('NUMSUB', 'yss:tags'))[1]).toBe(1)
    return shared
  }

  it('a process begins with the marks that were made before it, as they were made', async () => {
    await other.hset('yss:tags', 'dealers', JSON.stringify({ at: 1000, stale: 1000, expired: 5000 }))
    await start()
    expect(tagsManifest.get('dealers')).toEqual({ stale: 1000, expired: 5000 })
  })

  it('learns of the marks of others at once, and counts them from when it learned of them', async () => {
    await start()
    const before = Date.now()
    // By a clock that is an hour behind.
    const at = before - 3_600_000
    await markElsewhere('products', { at, stale: at, expired: at + 1000 })
    await expect.poll(() => tagsManifest.get('products')?.stale).toBeGreaterThanOrEqual(before)
    const { stale = 0, expired = 0 } = tagsManifest.get('products') ?? {}
    expect(expired - stale).toBe(1000)
  })

  it('tells others of its own, which it does not take for theirs', async () => {
    const shared = await start()
    const mark = { stale: Date.now(), expired: Date.now() + 1000 }
    tagsManifest.set('products', mark)
    await shared?.announce(['products'])
    expect(JSON.parse((await other.hget('yss:tags', 'products')) ?? '') as object).toMatchObject(mark)
    await markElsewhere('site', { at: Date.now(), stale: 1 })
    await expect.poll(() => tagsManifest.has('site')).toBe(true)
    expect(tagsManifest.get('products')).toEqual(mark)
  })

  it('tells what it marked while the server was away once it is back, and reads what it missed', async () => {
    const shared = await start()
    await server.stop()
    await expect.poll(() => shared?.isReached()).toBe(false)
    tagsManifest.set('vehicles', { stale: 5 })
    await shared?.announce(['vehicles'])
    await server.restart()
    await expect.poll(() => other.hget('yss:tags', 'vehicles').catch(() => null)).toContain('"stale":5')
    await expect.poll(() => shared?.isReached()).toBe(true)
  })
})
