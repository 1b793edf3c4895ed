import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@/lib/server/db/client'
import { migrateDatabase } from '@/lib/server/db/migrate'
import { seedDatabase } from '@/lib/server/seed/run'
import { startSite, type Site } from '@/tests/security/support/site'
import { postgresPrograms, startPostgres, type PostgresServer } from '@/tests/support/postgres-server'

const headers = { cookie: 'i18n_redirected=en' }

/** The other tests of the site run it on SQLite; what the build makes of the program shows only here. */
describe.skipIf(postgresPrograms === null)('the built site on PostgreSQL', () => {
  let postgres: PostgresServer
  let site: Site

  beforeAll(async () => {
    postgres = await startPostgres()
    const db = openDatabase(postgres.url)
    await migrateDatabase(db)
    await seedDatabase(db, { most: 200 })
    await db.destroy()
    site = await startSite({ DATABASE_URL: postgres.url })
  })
  afterAll(async () => {
    await site.stop()
    await postgres.stop()
  })

  it.each([
    ['/search?q=pcx', /href="\/products\/[^"?]*pcx/],
    ['/products/list?family=scooter&sort=name', /href="\/products\/[^"?]*pcx|href="\/products\/[^"?]*nmax/],
    ['/products?type=scooter&brand=honda', /PCX/],
  ])('%s shows what is there', async (path, shown) => {
    const { status, text } = await site.ask(path, { headers })
    expect(status).toBe(200)
    expect(text).toMatch(shown)
  })
})
