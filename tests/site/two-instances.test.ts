import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@/lib/server/db/client'
import type { Database } from '@/lib/server/db/schema'
import { anyProduct } from '@/scripts/support/any-product'
import { startSite, type Site } from '@/tests/security/support/site'
import { isLong } from '@/tests/support/long'
import { nginxProgram, startNginx } from '@/tests/support/nginx'
import { redisProgram, startRedis, type RedisServer } from '@/tests/support/redis-server'

const secret = 'the-secret-of-this-test'
const headers = { cookie: 'i18n_redirected=en' }
const patience = { timeout: 30_000, interval: 100 }

describe.skipIf(!isLong || redisProgram === null)('two instances on one database', () => {
  let redis: RedisServer
  let a: Site
  let b: Site
  let db: Kysely<Database>
  let product: string

  const variables = () => ({
    REDIS_URL: redis.url,
    REVALIDATE_SECRET: secret,
    METRICS_TOKEN: secret,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  })
  beforeAll(async () => {
    redis = await startRedis()
    a = await startSite(variables())
    b = await startSite({ ...variables(), DATABASE_URL: a.database })
    db = openDatabase(a.database)
    product = await anyProduct(a.origin)
  })
  afterAll(async () => {
    await db.destroy()
    await a.stop()
    await b.stop()
    await redis.stop()
  })

  const rename = (name: string) =>
    db.updateTable('product_text').set({ name }).where('product_id', '=', product).where('lang', '=', 'en').execute()
  const refresh = (site: Site) =>
    site.ask('/api/revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: ['products'] }),
    })
  const shows = async (site: Site, address: string, text: string) =>
    (await site.ask(address, { headers })).text.includes(text)
  const figure = async (site: Site, name: string) => {
    const { text } = await site.ask('/api/metrics', { headers: { authorization: `Bearer ${secret}` } })
    return new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1]
  }
  const addresses = () => [`/products/${product}`, `/products/compare?ids=${product}`]

  it('an import that one is told of refreshes stored pages and live ones on both', async () => {
    for (const site of [a, b]) for (const address of addresses()) await site.ask(address, { headers })
    expect((await b.ask(`/products/${product}`, { headers })).headers['x-nextjs-cache']).toBe('HIT')
    await rename('Renamed by an import')
    expect((await refresh(a)).status).toBe(200)
    for (const site of [b, a])
      for (const address of addresses())
        await expect.poll(() => shows(site, address, 'Renamed by an import'), patience).toBe(true)
  })

  it('pages are answered while Redis is away, and what was marked then reaches the other afterwards', async () => {
    await redis.stop()
    for (const site of [a, b])
      for (const address of addresses()) expect((await site.ask(address, { headers })).status).toBe(200)
    await rename('Renamed without Redis')
    await expect.poll(async () => (await refresh(a)).status, patience).toBe(503)
    await expect.poll(() => shows(a, `/products/${product}`, 'Renamed without Redis'), patience).toBe(true)
    expect(await shows(b, `/products/${product}`, 'Renamed without Redis')).toBe(false)
    await redis.restart()
    await expect.poll(() => shows(b, `/products/${product}`, 'Renamed without Redis'), patience).toBe(true)
    await expect.poll(async () => (await refresh(a)).status, patience).toBe(200)
  })

  it('guesses are counted together', async () => {
    await expect.poll(() => figure(b, 'yss_redis_up'), patience).toBe('1')
    const signIn = (site: Site) =>
      site.ask('/api/company/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
        body: JSON.stringify({ username: 'nobody@example.com', password: 'wrong-password-1' }),
      })
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await signIn(guess % 2 ? a : b)).status)
    expect(statuses.filter((status) => status !== 429)).toHaveLength(10)
  })

  it('figures are for who has the token, and for this machine without a proxy between', async () => {
    const from = async (extra: Record<string, string>) => (await a.ask('/api/metrics', { headers: extra })).status
    expect(await from({})).toBe(200)
    expect(await from({ 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    expect(await from({ via: '1.1 proxy' })).toBe(404)
    expect(await from({ 'x-forwarded-for': '198.51.100.7', authorization: 'Bearer wrong' })).toBe(404)
    expect(await from({ 'x-forwarded-for': '198.51.100.7', authorization: `Bearer ${secret}` })).toBe(200)
    const { text } = await a.ask('/api/metrics')
    expect(text).toMatch(/^yss_page_cache_total\{result="HIT"\} [1-9]/m)
    expect(text).toMatch(/^yss_http_requests_total\{kind="page",method="GET",status="200"\} [1-9]/m)
    expect(text).not.toMatch(new RegExp(`198\\.51|${product}`))
  })

  it.skipIf(nginxProgram === null)(
    'one that is killed under load fails no reader, and the other takes over its work',
    async () => {
      const active = () => Promise.all([a, b].map((site) => figure(site, 'yss_worker_active')))
      await expect.poll(async () => (await active()).sort().join(), patience).toBe('0,1')
      const [victim, survivor] = (await active())[0] === '1' ? [a, b] : [b, a]
      const nginx = await startNginx([a, b].map(({ origin }) => Number(new URL(origin).port)))
      const statuses = new Map<number, number>()
      let running = true
      const read = async () => {
        // A first visit without the cookie of the language is never taken from nginx's own store.
        while (running) {
          const status = await fetch(`${nginx.origin}/products/${product}?n=1`, {
            headers: { cookie: 'x=1; i18n_redirected=en' },
          }).then(
            (answer) => answer.arrayBuffer().then(() => answer.status),
            () => 0,
          )
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }
      const readers = Array.from({ length: 10 }, read)
      await expect.poll(() => statuses.get(200) ?? 0, patience).toBeGreaterThan(200)
      process.kill(victim.pid, 'SIGKILL')
      const before = statuses.get(200) ?? 0
      await expect.poll(() => statuses.get(200) ?? 0, patience).toBeGreaterThan(before + 500)
      await expect.poll(() => figure(survivor, 'yss_worker_active'), patience).toBe('1')
      running = false
      await Promise.all(readers)
      await nginx.stop()
      expect([...statuses.keys()]).toEqual([200])
    },
  )
})
