import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import type { Database } from '@/lib/server/db/schema'
import { queueMessage } from './queue'
import type { Transports } from './transports/transport'
import { deliverAll, startOutboxWorker } from './worker'

const holder = globalThis as typeof globalThis & { companyDatabase?: Kysely<Database>; outboxWorker?: NodeJS.Timeout }
const now = new Date('2026-11-21T03:00:00.000Z')

let db: Kysely<Database>
beforeAll(async () => {
  db = await openCompanyDatabase('sqlite')
  holder.companyDatabase = db
}, 60_000)
afterAll(async () => {
  delete holder.companyDatabase
  await db.destroy()
})
afterEach(() => {
  clearInterval(holder.outboxWorker)
  delete holder.outboxWorker
  vi.useRealTimers()
})

const queue = (to: string) => queueMessage(db, { channel: 'email', to, lang: 'en', template: 'warrantyCode', data: { code: '123456', minutes: 10 } }, now)
const waiting = async () => (await db.selectFrom('outbox').select('id').where('next_try_at', 'is not', null).execute()).length

describe('the outbox worker', () => {
  it('goes on until nothing is due', async () => {
    for (let i = 0; i < 25; i += 1) await queue(`rider${i}@example.com`)
    const sent: string[] = []
    const transports: Transports = { email: { send: async ({ to }) => void sent.push(to) }, sms: null }
    await deliverAll(db, transports, () => now)
    expect(new Set(sent).size).toBe(25)
    expect(await waiting()).toBe(0)
  })

  it('runs every fifteen seconds, once a process, and keeps no process alive', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now })
    startOutboxWorker()
    const first = holder.outboxWorker
    startOutboxWorker()
    expect(holder.outboxWorker).toBe(first)
    await queue('rider@example.com')
    vi.advanceTimersByTime(14_000)
    expect(await waiting()).toBe(1)
    vi.advanceTimersByTime(2_000)
    await expect.poll(waiting).toBe(0)
  })
})
