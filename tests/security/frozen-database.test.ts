import '@/tests/support/environment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { startPostgres, type PostgresServer } from '@/tests/support/postgres-server'
import { errorCode, readHealth, readTypes, sendFile } from './support/calls'
import { startSite, type Site } from './support/site'

describe('a PostgreSQL server that is stopped where it stands', () => {
  let server: PostgresServer
  let site: Site

  beforeAll(async () => {
    server = await startPostgres()
    const db = openDatabase(server.url)
    await migrateDatabase(db)
    await db
      .insertInto('brand')
      .values({ id: 'honda', name_en: 'Honda', name_th: 'ฮอนด้า', name_ja: 'ホンダ' })
      .execute()
    await db
      .insertInto('model')
      .values({
        id: 'pcx',
        brand_id: 'honda',
        type: 'scooter',
        body: 'scooter',
        name_en: 'PCX',
        name_th: 'PCX',
        name_ja: 'PCX',
      })
      .execute()
    await db.destroy()
    site = await startSite({ DATABASE_URL: server.url })
  })
  afterAll(async () => {
    await site.stop()
    await server.stop()
  })

  const timed = async <T>(asked: Promise<T>): Promise<{ answer: T; ms: number }> => {
    const started = performance.now()
    return { answer: await asked, ms: performance.now() - started }
  }

  it('is a 503 within five seconds for all who ask, told by the health within two, and all is well when it goes on', async () => {
    expect([
      (await readTypes(site)).status,
      (await sendFile(site)).status,
      (await site.ask('/api/ready')).status,
    ]).toEqual([200, 200, 200])
    expect(await readHealth(site)).toMatchObject({ status: 200, wrong: {} })

    await server.freeze()
    const calls = Array.from({ length: 15 }, () => [timed(readTypes(site)), timed(sendFile(site))]).flat()
    // The last healthy answer is kept for a second.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const [health, ready] = await Promise.all([timed(readHealth(site)), timed(site.ask('/api/ready'))])
    expect(health.answer).toMatchObject({
      status: 503,
      wrong: { database: 'database-frozen', outbox: 'database-frozen' },
    })
    expect(health.answer.text, 'no address').not.toContain('127.0.0.1')
    expect(health.ms).toBeLessThan(2000)
    expect(ready.answer.status).toBe(503)
    expect(ready.ms).toBeLessThan(2000)
    for (const { answer, ms } of await Promise.all(calls)) {
      expect([answer.status, errorCode(answer), answer.headers['retry-after']]).toEqual([
        503,
        'SERVICE_UNAVAILABLE',
        '5',
      ])
      expect(ms).toBeLessThan(5000)
    }
    expect((await site.ask('/', { headers: { cookie: 'i18n_redirected=en' } })).status, 'stored pages').toBe(200)

    await server.resume()
    expect([(await readTypes(site)).status, (await sendFile(site)).status]).toEqual([200, 200])
    await expect.poll(() => readHealth(site), { timeout: 5000 }).toMatchObject({ status: 200, wrong: {} })
    expect((await site.ask('/api/ready')).status).toBe(200)
  })
})
