import '@/tests/support/environment'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { fillCorner } from '@/tests/support/dealer-corner'
import type { Database } from '@/lib/server/db/schema'
import { counted } from '@/lib/server/metrics/counted'
import type { HeldLease } from '@/lib/server/lease/hold-lease'
import { deliveryQueues } from './delivery-queues'
import { queueMessage } from './queue'
import { runQueue } from './run-queue'
import { createSmtpTransport } from './transports/smtp'
import type { Outgoing, Transports } from './transports/transport'
import { startOutboxWorker } from './worker'

const holder = globalThis as typeof globalThis & { companyDatabase?: Kysely<Database>; outboxWorker?: HeldLease }
let queues: (() => void)[] = []

let db: Kysely<Database>
beforeAll(async () => {
  db = await openCompanyDatabase('sqlite')
  holder.companyDatabase = db
}, 60_000)
afterAll(async () => {
  delete holder.companyDatabase
  await db.destroy()
})
beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
})
afterEach(async () => {
  vi.useRealTimers()
  for (const stop of queues) stop()
  queues = []
  await holder.outboxWorker?.stop()
  delete holder.outboxWorker
})

const passportUrl = 'https://example.com/passport#key'
const notice = (to: string, now = new Date()) =>
  queueMessage(
    db,
    {
      channel: 'email',
      to,
      lang: 'en',
      template: 'warrantyChanged',
      data: { number: 'W-1', state: 'active', reason: null, passportUrl },
    },
    now,
  )
const code = (channel: 'email' | 'sms', to: string, now = new Date()) =>
  queueMessage(db, { channel, to, lang: 'en', template: 'warrantyCode', data: { code: '123456', minutes: 10 } }, now)
/** Longer than a busy machine needs. */
const patience = { timeout: 5000 }
const waiting = async () =>
  (await db.selectFrom('outbox').select('id').where('next_try_at', 'is not', null).execute()).length

/** Every queue, a hundred times as impatient as the site. */
function runQueues(transports: Transports): void {
  const work = { database: () => db, transports, onFailure: (error: unknown) => expect.unreachable(String(error)) }
  queues = deliveryQueues.map((queue) =>
    runQueue({ ...queue, pollMs: 10, attemptMs: 400, firstRetryMs: 100, longestRetryMs: 100 }, work),
  )
}

describe('the delivery queues', () => {
  let hanging: Server
  beforeEach(async () => {
    // Takes every connection and never says a word.
    hanging = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1')
    await once(hanging, 'listening')
  })
  afterEach(() => new Promise((resolve) => hanging.close(resolve)))

  const mailServer = () => {
    const address = hanging.address()
    return createSmtpTransport(
      `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      'YSS <service@example.com>',
    )
  }

  it('twenty messages to a mail server that hangs delay no text message', async () => {
    const texts: string[] = []
    for (let i = 0; i < 20; i += 1) await notice(`rider${i}@example.com`)
    await code('sms', '+66812345678')
    const email = mailServer()
    const started = performance.now()
    let letterAt = 0
    const transports: Transports = {
      email: {
        send: (message, signal) =>
          email.send(message, signal).finally(() => {
            letterAt ||= performance.now()
          }),
      },
      sms: { send: async ({ to }) => void texts.push(to) },
    }
    runQueues(transports)
    await expect.poll(() => texts, patience).toEqual(['+66812345678'])
    // The first message was still hanging when the text message had left.
    expect(letterAt).toBe(0)
    await expect
      .poll(
        async () =>
          (
            await db
              .selectFrom('outbox')
              .select('last_error')
              .where('attempts', '>', 0)
              .where('channel', '=', 'email')
              .execute()
          )[0]?.last_error,
        patience,
      )
      .toBe('TIMEOUT')
    expect(performance.now() - started).toBeGreaterThan(390)
    expect(await waiting()).toBe(20)
  })

  it('nor an e-mailed code when it hangs for the others only', async () => {
    const sent: string[] = []
    const hang = mailServer()
    const send = (message: Outgoing, signal: AbortSignal) =>
      message.to.startsWith('slow') ? hang.send(message, signal) : Promise.resolve(void sent.push(message.to))
    for (let i = 0; i < 20; i += 1) await notice(`slow${i}@example.com`)
    for (let i = 0; i < 3; i += 1) await code('email', `slow${i}@example.org`)
    await code('email', 'quick@example.com')
    runQueues({ email: { send }, sms: null })
    await expect.poll(() => sent, patience).toEqual(['quick@example.com'])
    // What failed stands behind what was never tried: the next code finds a slot although the slow ones come round again and again.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await code('email', 'next@example.com')
    await expect.poll(() => sent, patience).toEqual(['quick@example.com', 'next@example.com'])
  })

  it('go on until nothing is due', async () => {
    for (let i = 0; i < 25; i += 1) await notice(`rider${i}@example.com`)
    const sent: string[] = []
    runQueues({ email: { send: async ({ to }) => void sent.push(to) }, sms: null })
    await expect.poll(waiting, patience).toBe(0)
    expect(new Set(sent).size).toBe(25)
    expect(sent).toHaveLength(25)
  })
})

describe('the outbox worker', () => {
  it('looks for codes every second and for the rest a little later, once a process, and keeps no process alive', async () => {
    const now = new Date('2026-11-21T03:00:00.000Z')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'], now })
    startOutboxWorker()
    const first = holder.outboxWorker
    startOutboxWorker()
    expect(holder.outboxWorker).toBe(first)
    await first?.beat()
    expect(first?.isHeld()).toBe(true)
    await code('sms', '+66812345678', now)
    await notice('rider@example.com', now)
    await vi.advanceTimersByTimeAsync(1_100)
    expect(await waiting()).toBe(1)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await waiting()).toBe(0)
  })

  it('does what is due every hour although other things fail, and tells of each that does', async () => {
    const now = new Date('2026-11-21T03:00:00.000Z')
    await fillCorner(db, now)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'], now })
    await db.schema.alterTable('warranty').renameTo('warranty_away').execute()
    const before = counted().failures
    try {
      startOutboxWorker()
      await holder.outboxWorker?.beat()
      await vi.advanceTimersByTimeAsync(16_000)
      vi.useRealTimers()
      // The calendar, reminders of service, and retention need the table that is away.
      await expect.poll(() => counted().failures - before, patience).toBe(3)
    } finally {
      await holder.outboxWorker?.stop()
      await db.schema.alterTable('warranty_away').renameTo('warranty').execute()
    }
    const asked = await db.selectFrom('dealer_listing').select('dealer_id').execute()
    expect(asked).not.toEqual([])
  })

  it('begins no further job of the hour once it is stopped: another process may have begun', async () => {
    const now = new Date('2026-11-21T03:00:00.000Z')
    await db.deleteFrom('retention_run').execute()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'], now })
    startOutboxWorker()
    const worker = holder.outboxWorker
    await worker?.beat()
    // Who wants the one connection meanwhile waits for its turn: so does the first job.
    await db.transaction().execute(async (trx) => {
      await vi.advanceTimersByTimeAsync(16_000)
      void worker?.stop()
      await trx.selectFrom('meta').select('key').execute()
    })
    vi.useRealTimers()
    for (let turn = 0; turn < 300; turn += 1) await db.selectFrom('meta').select('key').execute()
    expect(await db.selectFrom('retention_run').select('rule').execute()).toEqual([])
  })
})
