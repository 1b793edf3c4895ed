import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import type { Database } from '@/lib/server/db/schema'
import { deliverDue, readMessages } from '@/tests/support/outbox'
import { backoff } from './deliver'
import { paces } from './delivery-queues'
import { cancelMessages, queueMessage } from './queue'
import { limitOf, retentionRules } from '@/lib/domain/retention'
import { emptyOldCodes, emptyOldMessages } from './delete-old'
import { createSmtpTransport } from './transports/smtp'
import { DeliveryError, type Outgoing, type Transports } from './transports/transport'

const start = Date.UTC(2026, 10, 21, 3)
const at = (minutes: number) => new Date(start + minutes * 60_000)

type Mail = { from: string; to: string[]; raw: string }
let server: SMTPServer | undefined
const mails: Mail[] = []

/** A real mail server; recipients that begin with `nobody` are refused. */
async function openMailServer(port = 0): Promise<number> {
  const own = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? Object.assign(new Error('no such person'), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  server = own
  await new Promise<void>((resolve) => own.listen(port, '127.0.0.1', resolve))
  const address = own.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function closeMailServer(): Promise<void> {
  const own = server
  server = undefined
  if (own) await new Promise<void>((resolve) => own.close(resolve))
}

const smtp = (port: number): Transports => ({
  email: createSmtpTransport(`smtp://127.0.0.1:${port}`, 'YSS <service@example.com>'),
  sms: null,
})
const failing: Transports = { email: { send: () => Promise.reject(new DeliveryError('ECONNREFUSED')) }, sms: null }

describe.each(['sqlite', 'postgres'] as const)('the outbox on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  }, 60_000)
  afterAll(async () => db.destroy())
  beforeEach(async () => {
    mails.length = 0
    await db.deleteFrom('outbox').execute()
  })
  afterEach(closeMailServer)

  type Known = { to?: string; dueAt?: Date; deadline?: Date; dedupeKey?: string; channel?: 'email' | 'sms' }
  const data = {
    number: 'W-1',
    state: 'active',
    reason: null,
    passportUrl: 'https://example.com/passport#secret-key',
  } as const
  const queue = (known: Known = {}, handle: Kysely<Database> = db) =>
    queueMessage(
      handle,
      { channel: 'email', to: 'rider@example.com', lang: 'th', template: 'warrantyChanged', data, ...known },
      at(0),
    )
  const queueCode = () =>
    queueMessage(
      db,
      {
        channel: 'email',
        to: 'rider@example.com',
        lang: 'th',
        template: 'warrantyCode',
        data: { code: '123456', minutes: 10 },
      },
      at(0),
    )
  const rows = () => db.selectFrom('outbox').selectAll().orderBy('recipient').execute()

  it('delivers a message once, in Thai, as text and HTML', async () => {
    const transports = smtp(await openMailServer())
    await queue()
    expect(await deliverDue(db, at(0), transports)).toBe(1)
    expect(await deliverDue(db, at(1), transports)).toBe(0)
    expect(mails).toHaveLength(1)
    const [row] = await rows()
    expect(mails[0]).toMatchObject({ from: 'service@example.com', to: ['rider@example.com'] })
    expect(mails[0]?.raw).toMatch(/Subject: =\?UTF-8\?/)
    expect(mails[0]?.raw).toContain(`Message-ID: <${row?.id ?? ''}@example.com>`)
    expect(mails[0]?.raw).toContain('multipart/alternative')
    expect(row).toMatchObject({
      attempts: 1,
      next_try_at: null,
      sent_at: at(0).toISOString(),
      kept_at: null,
      last_error: null,
      body: null,
    })
  })

  it('tells mail programs where a reminder is turned off, and of a notice nothing', async () => {
    const transports = smtp(await openMailServer())
    const stopUrl = 'https://example.com/th/services/warranty/messages#a-key-that-is-longer-than-a-line-of-an-e-mail'
    const reminder = { number: 'W-1', productName: 'โช้ค', dueOn: '2028-11-20', passportUrl: stopUrl, stopUrl }
    await queue()
    await queueMessage(
      db,
      { channel: 'email', to: 'other@example.com', lang: 'th', template: 'serviceDue', data: reminder },
      at(0),
    )
    await deliverDue(db, at(0), transports)
    const headerOf = (to: string) => {
      const [head = ''] = mails.find((mail) => mail.to.includes(to))?.raw.split('\r\n\r\n') ?? []
      return /^List-Unsubscribe:\s+(.*)$/m.exec(head)?.[1]
    }
    expect([headerOf('other@example.com'), headerOf('rider@example.com')]).toEqual([`<${stopUrl}>`, undefined])
    expect(mails.map(({ raw }) => raw).join()).not.toContain('List-Unsubscribe-Post')
  })

  it('loses nothing while the mail server is away', async () => {
    const port = await openMailServer()
    await closeMailServer()
    await queue()
    await deliverDue(db, at(0), smtp(port))
    expect((await rows())[0]).toMatchObject({
      attempts: 1,
      last_error: expect.stringMatching(/^E[A-Z]+$/),
      next_try_at: at(1).toISOString(),
    })
    await openMailServer(port)
    await deliverDue(db, at(0), smtp(port))
    expect(mails).toHaveLength(0)
    await deliverDue(db, at(1), smtp(port))
    expect(mails).toHaveLength(1)
  })

  it('gives up at once who does not exist, and no other waits for it', async () => {
    const transports = smtp(await openMailServer())
    await queue({ to: 'nobody@example.com' })
    await queue({ to: 'somebody@example.com' })
    await deliverDue(db, at(0), transports)
    expect(mails.map(({ to }) => to)).toEqual([['somebody@example.com']])
    expect(await rows()).toMatchObject([
      { given_up_at: at(0).toISOString(), last_error: 'SMTP_550', next_try_at: null, body: null },
      { sent_at: at(0).toISOString() },
    ])
  })

  it('sends each once when several workers are at it', async () => {
    for (let i = 0; i < 12; i += 1) await queue({ to: `rider${i}@example.com` })
    const sent: string[] = []
    const transports: Transports = {
      email: {
        send: async ({ to }: Outgoing) => {
          await new Promise((resolve) => setTimeout(resolve, 2))
          sent.push(to)
        },
      },
      sms: null,
    }
    for (let turn = 0; turn < 12; turn += 1)
      await Promise.all([
        deliverDue(db, at(0), transports),
        deliverDue(db, at(0), transports),
        deliverDue(db, at(0), transports),
      ])
    expect(sent).toHaveLength(12)
    expect(new Set(sent).size).toBe(12)
  })

  it('takes up what a worker left that died while sending', async () => {
    await queue()
    let wake: (reason: Error) => void = () => undefined
    const died = new Promise<never>((_, reject) => {
      wake = reject
    })
    const left = deliverDue(db, at(0), { email: { send: () => died }, sms: null })
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    const transports = smtp(await openMailServer())
    expect(await deliverDue(db, at(0.99), transports)).toBe(0)
    expect(await deliverDue(db, at(1), transports)).toBe(1)
    expect(mails).toHaveLength(1)
    wake(new Error('woke up'))
    await left
    expect((await rows())[0]).toMatchObject({ attempts: 2, next_try_at: null })
  })

  /** Follows every try of the one message there is, until there is none; answers how many minutes that took. */
  const failOn = async (): Promise<number> => {
    for (let next = at(0).toISOString(); ;) {
      await deliverDue(db, new Date(next), failing)
      const [row] = await rows()
      if (row?.given_up_at) return (Date.parse(row.given_up_at) - start) / 60_000
      next = row?.next_try_at ?? ''
    }
  }

  it('gives each kind up when its time is over: a code after ten minutes, a notice after three days', async () => {
    await queueCode()
    expect(await failOn()).toSatisfy((minutes: number) => minutes > 9 && minutes <= 10)
    expect(await rows()).toMatchObject([{ last_error: 'ECONNREFUSED', next_try_at: null, sent_at: null, body: null }])
    await db.deleteFrom('outbox').execute()
    await queue()
    expect((await failOn()) / 60 / 24).toSatisfy((days: number) => days > 2.7 && days <= 3)
  })

  it('sends nothing that has become worthless: no code after its ten minutes, no reminder after the appointment', async () => {
    const transports = smtp(await openMailServer())
    await queueCode()
    await queue({ dueAt: at(5), deadline: at(8) })
    expect(await deliverDue(db, at(10), transports)).toBe(2)
    expect(mails).toEqual([])
    for (const row of await rows())
      expect(row).toMatchObject({ given_up_at: at(10).toISOString(), last_error: 'TOO_LATE', body: null })
  })

  it('says nothing to whoever reads the database, and to nobody who has another secret', async () => {
    await queue()
    await queueCode()
    expect(JSON.stringify(await rows())).not.toMatch(/123456|secret-key|รหัส/)
    expect((await readMessages(db)).map(({ text }) => /123456|#secret-key/.test(text))).toEqual([true, true])
    const [first, second] = await rows()
    await db
      .updateTable('outbox')
      .set({ body: first?.body ?? null })
      .where('id', '=', second?.id ?? '')
      .execute()
    await deliverDue(db, at(0), smtp(await openMailServer()))
    expect(mails).toHaveLength(1)
    expect((await rows()).find(({ id }) => id === second?.id)).toMatchObject({ last_error: 'UNREADABLE', body: null })
  })

  it('keeps what nothing is configured to send', async () => {
    await queue({ channel: 'sms', to: '+66812345678' })
    await deliverDue(db, at(0), { email: null, sms: null })
    expect(await readMessages(db)).toMatchObject([
      { kept_at: at(0).toISOString(), next_try_at: null, text: expect.stringContaining('W-1'), html: null },
    ])
  })

  it('is written with what it tells, or not at all', async () => {
    await expect(
      db.transaction().execute(async (trx) => {
        await queue({}, trx)
        throw new Error('no warranty after all')
      }),
    ).rejects.toThrow('no warranty')
    expect(await rows()).toEqual([])
  })

  it('waits until it is due, is queued once by its key, and can be taken back', async () => {
    expect(await queue({ dueAt: at(60), dedupeKey: 'appointment:a1:reminder' })).toBe(true)
    expect(await queue({ dueAt: at(60), dedupeKey: 'appointment:a1:reminder' })).toBe(false)
    await queue({ dueAt: at(60), dedupeKey: 'appointment:a12:reminder' })
    await queue({ dueAt: at(60), dedupeKey: 'appointment:A1:reminder' })
    expect(await deliverDue(db, at(59), failing)).toBe(0)
    expect(await cancelMessages(db, 'appointment:a1:')).toBe(1)
    expect((await rows()).map(({ dedupe_key }) => dedupe_key).sort()).toEqual([
      'appointment:A1:reminder',
      'appointment:a12:reminder',
    ])
    expect(await queue({ dueAt: at(60), dedupeKey: 'appointment:a1:reminder' })).toBe(true)
  })

  it('empties a code that nobody sent once it opens nothing', async () => {
    await queueCode()
    await deliverDue(db, at(0), { email: null, sms: null })
    await emptyOldCodes(db, at(9))
    expect((await readMessages(db))[0]?.text).toContain('123456')
    await emptyOldCodes(db, at(10))
    expect(await rows()).toMatchObject([{ body: null, kept_at: at(0).toISOString() }])
  })

  it('forgets words and addresses after thirty days', async () => {
    await queue({ to: 'a@example.com' })
    await deliverDue(db, at(0), { email: null, sms: null })
    await queue({ to: 'b@example.com', dueAt: at(60 * 24 * 60) })
    const emptyAt = (minutes: number) => emptyOldMessages(db, limitOf(retentionRules.message.kept, at(minutes)))
    // It was kept at ten in the morning in Thailand, so its last day ends fourteen hours later.
    const lastDayEnds = (30 * 24 + 14) * 60
    expect(await emptyAt(lastDayEnds - 1)).toBe(0)
    expect(await emptyAt(lastDayEnds)).toBe(1)
    expect(await emptyAt(lastDayEnds)).toBe(0)
    expect(await rows()).toMatchObject([
      { recipient: '', body: null, kept_at: at(0).toISOString() },
      { recipient: 'b@example.com' },
    ])
  })
})

describe('backoff', () => {
  it('grows from a minute to six hours, for a code from seconds to half a minute', () => {
    expect(Array.from({ length: 9 }, (_, i) => backoff(paces.notice, i + 1) / 60_000)).toEqual([
      1, 3, 9, 27, 81, 243, 360, 360, 360,
    ])
    expect(Array.from({ length: 5 }, (_, i) => backoff(paces.code, i + 1) / 1000)).toEqual([2, 6, 18, 30, 30])
  })
})
