import '@/tests/support/environment'
import LibsqlDatabase from 'libsql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '@/lib/server/db/client'
import { queueMessage } from '@/lib/server/outbox/queue'
import { errorCode, readHealth, readTypes, sendFile } from './support/calls'
import { startSite, type Site } from './support/site'

let site: Site
let other: LibsqlDatabase.Database

beforeAll(async () => {
  site = await startSite()
  other = new LibsqlDatabase(site.database)
  // Once it has let go, what had waited writes first.
  other.exec('pragma busy_timeout = 10000')
})
afterAll(async () => {
  other.close()
  await site.stop()
})

const timed = async <T>(asked: Promise<T>): Promise<{ answer: T; ms: number }> => {
  const started = performance.now()
  return { answer: await asked, ms: performance.now() - started }
}

it('while another holds the file, writes are refused in time, everything else goes on, and nothing has to be started again', async () => {
  expect([(await readHealth(site)).status, (await sendFile(site)).status]).toEqual([200, 200])
  const db = openDatabase(site.database)
  const hourAgo = new Date(Date.now() - 3_600_000)
  await queueMessage(
    db,
    {
      channel: 'email',
      to: 'rider@example.com',
      lang: 'en',
      template: 'warrantyCode',
      data: { code: '123456', minutes: 10 },
    },
    hourAgo,
  )
  await db.destroy()
  other.exec('begin immediate')

  const writes = Array.from({ length: 5 }, () => timed(sendFile(site)))
  // The last healthy answer is kept for a second.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const [types, page, health, ready] = await Promise.all([
    timed(readTypes(site)),
    site.ask('/', { headers: { cookie: 'i18n_redirected=en' } }),
    timed(readHealth(site)),
    site.ask('/api/ready'),
  ])
  expect([types.answer.status, page.status, ready.status]).toEqual([200, 200, 200])
  expect(health.answer).toMatchObject({ status: 503, wrong: { database: 'database-frozen', outbox: 'outbox-stuck' } })
  expect(health.ms).toBeLessThan(2000)
  for (const { answer, ms } of await Promise.all(writes)) {
    expect([answer.status, errorCode(answer), answer.headers['retry-after']]).toEqual([503, 'SERVICE_UNAVAILABLE', '5'])
    expect(ms).toBeLessThan(5000)
  }

  other.exec('commit')
  other.exec('delete from outbox')
  expect((await sendFile(site)).status).toBe(200)
  await expect.poll(async () => (await readHealth(site)).wrong, { timeout: 5000 }).toEqual({})
})
