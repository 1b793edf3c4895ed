import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { environment } from '@/lib/config/environment'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { deliverDue } from '@/tests/support/outbox'
import type { Database } from '@/lib/server/db/schema'
import { callerLimits, recipientLimits } from './limits'
import { readBudget } from './budget'
import { logBudget } from './outbox-log'
import { queueMessage } from './queue'
import { limitOf, retentionRules } from '@/lib/domain/retention'
import { deleteOldRecipients, emptyOldMessages } from './delete-old'
import { listUnsent, readUnsent, releaseMessage } from './unsent'

vi.mock('./outbox-log', { spy: true })
process.env.EMAIL_DAILY_BUDGET = '40'
process.env.SMS_DAILY_BUDGET = '15'

const start = Date.UTC(2026, 10, 21, 3)
const at = (minutes: number) => new Date(start + minutes * 60_000)

describe.each(['sqlite', 'postgres'] as const)('limits on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  }, 60_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    vi.mocked(logBudget).mockClear()
    for (const table of ['outbox', 'outbox_recipient'] as const) await db.deleteFrom(table).execute()
  })

  const forgetOld = async (now: Date) => {
    await deleteOldRecipients(db, limitOf(retentionRules['message-count'].kept, now))
    await emptyOldMessages(db, limitOf(retentionRules.message.kept, now))
  }
  type Known = { caller?: string; now?: Date }
  const message = (to: string, { now = at(0), caller }: Known = {}) =>
    queueMessage(
      db,
      {
        channel: 'email',
        to,
        lang: 'en',
        template: 'claimOpened',
        data: { number: 'W-1', claimNumber: 'C-1', passportUrl: 'https://example.com/#key' },
        ...(caller && { caller }),
      },
      now,
    )
  const code = (to: string, { now = at(0), caller }: Known = {}) =>
    queueMessage(
      db,
      {
        channel: to.includes('@') ? 'email' : 'sms',
        to,
        lang: 'en',
        template: 'warrantyCode',
        data: { code: '123456', minutes: 10 },
        ...(caller && { caller }),
      },
      now,
    )
  const decision = (to: string) =>
    queueMessage(
      db,
      {
        channel: 'email',
        to,
        lang: 'en',
        template: 'warrantyChanged',
        data: { number: 'W-1', state: 'active', reason: null, passportUrl: 'https://example.com/#key' },
      },
      at(0),
    )
  const withheld = async () => {
    const rows = await db.selectFrom('outbox').select('withheld').where('withheld', 'is not', null).execute()
    return rows.map((row) => row.withheld)
  }
  const waiting = async () =>
    (await db.selectFrom('outbox').select('id').where('next_try_at', 'is not', null).execute()).length

  it('one mailbox under twenty names gets ten messages a day', async () => {
    for (let i = 0; i < 20; i += 1)
      expect(await message(i % 2 ? `So.Me.One+${i}@gmail.com` : `someone+${i}@googlemail.com`)).toBe(true)
    expect(await waiting()).toBe(10)
    expect(await withheld()).toEqual(Array.from({ length: 10 }, () => 'recipient'))
    await message('someone@gmail.com', { now: at(24 * 60 - 1) })
    expect(await waiting()).toBe(10)
    await message('someone@gmail.com', { now: at(24 * 60 + 1) })
    expect(await waiting()).toBe(11)
  })

  it('twenty at once are counted one after the other', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => message(`someone+${i}@example.com`)))
    expect(await waiting()).toBe(10)
  })

  it('what was sent counts, and nothing forgets it: neither a new process nor another name', async () => {
    for (let i = 0; i < 10; i += 1) await message('someone@example.com')
    while ((await deliverDue(db, at(1), { email: { send: async () => undefined }, sms: null })) > 0);
    await forgetOld(at(60))
    await message('SOMEONE@example.com', { now: at(60) })
    expect(await withheld()).toEqual(['recipient'])
  })

  it('a phone gets four codes an hour and eight a day', async () => {
    for (let i = 0; i < 12; i += 1) await code('+66812345678', { now: at(i) })
    expect(await waiting()).toBe(4)
    for (let i = 0; i < 12; i += 1) await code('+66812345678', { now: at(90 + i) })
    expect(await waiting()).toBe(8)
    await code('+66812345678', { now: at(300) })
    expect(await waiting()).toBe(8)
  })

  it('messages do not use up the codes of a mailbox, nor codes its messages', async () => {
    for (let i = 0; i < 11; i += 1) await message('someone@example.com')
    await code('someone@example.com')
    expect(await withheld()).toEqual(['recipient'])
    expect(await db.selectFrom('outbox').select('withheld').where('template', '=', 'warrantyCode').execute()).toEqual([
      { withheld: null },
    ])
  })

  it('one caller writes to so many mailboxes and phones and no more; another one goes on', async () => {
    const [{ messages }] = callerLimits.email
    const [{ messages: texts }] = callerLimits.sms
    for (let i = 0; i <= messages; i += 1) await message(`rider${i}@example.com`, { caller: '203.0.113.1' })
    for (let i = 0; i <= texts; i += 1) await code(`+6681234${5000 + i}`, { caller: '203.0.113.1' })
    expect(await withheld()).toEqual(['caller', 'caller'])
    await message('other@example.com', { caller: '203.0.113.2' })
    await message('company@example.com')
    expect(await withheld()).toHaveLength(2)
  })

  it('text messages go to Thailand and Japan only', async () => {
    for (const phone of ['+66812345678', '+819012345678', '+12025550123', '+37120000000', '+882160000000'])
      await code(phone)
    expect(await withheld()).toEqual(['country', 'country', 'country'])
    expect(await waiting()).toBe(2)
  })

  it('the day has a budget; the company’s own messages go out all the same', async () => {
    const { EMAIL_DAILY_BUDGET: messages, SMS_DAILY_BUDGET: texts } = environment()
    for (let i = 0; i < texts * 0.8; i += 1) await code(`+6681234${5000 + i}`)
    expect(logBudget).not.toHaveBeenCalled()
    for (let i = 0; i < texts * 0.2 + 1; i += 1) await code(`+6681234${6000 + i}`)
    expect(logBudget).toHaveBeenCalledWith({ channel: 'sms', used: texts * 0.8, limit: texts })
    expect(await withheld()).toEqual(['budget'])
    for (let i = 0; i <= messages * 0.8; i += 1) await message(`rider${i}@example.com`)
    expect(await withheld()).toEqual(['budget', 'budget'])
    // The last fifth is for codes.
    await code('rider@example.com')
    expect(await withheld()).toHaveLength(2)
    await decision('someone@example.com')
    expect(await withheld()).toHaveLength(2)
    await message('next-day@example.com', { now: at(14 * 60) })
    expect(await withheld()).toHaveLength(2)
  })

  it('what staff and the calendar send is not limited', async () => {
    for (let i = 0; i < 30; i += 1) await decision('someone@example.com')
    expect([await waiting(), await withheld()]).toEqual([30, []])
    await message('someone@example.com')
    expect(await withheld()).toEqual([])
  })

  it('keeps neither mailbox nor caller’s address to count by, and forgets the keys with the message', async () => {
    await message('someone@example.com', { caller: '203.0.113.1' })
    const [row] = await db.selectFrom('outbox').select(['recipient_key', 'caller_key']).execute()
    for (const key of Object.values(row ?? {})) expect(key).toMatch(/^[0-9a-f]{64}$/)
    await deliverDue(db, at(0), { email: null, sms: null })
    await forgetOld(at(31 * 24 * 60))
    expect(await db.selectFrom('outbox').select(['recipient_key', 'caller_key']).execute()).toEqual([
      { recipient_key: null, caller_key: null },
    ])
    expect(await db.selectFrom('outbox_recipient').selectAll().execute()).toEqual([])
  })

  it('staff see what was withheld, read it and may let it out', async () => {
    const [{ messages }] = recipientLimits.email.other
    for (let i = 0; i <= messages; i += 1) await message('someone@example.com')
    const [held] = (await listUnsent(db)).filter(({ state }) => state === 'withheld: recipient')
    expect(held).toMatchObject({ recipient: 'someone@example.com', template: 'claimOpened' })
    const id = held?.id ?? ''
    expect(await readUnsent(db, id)).toMatchObject({
      recipient: 'someone@example.com',
      text: expect.stringContaining('C-1'),
    })
    expect(await releaseMessage(db, id, at(5))).toBe(true)
    expect(await releaseMessage(db, id, at(5))).toBe(false)
    const sent: string[] = []
    while (
      (await deliverDue(db, at(6), { email: { send: async (message) => void sent.push(message.id) }, sms: null })) > 0
    );
    expect(sent).toContain(id)
    expect(await readUnsent(db, id)).toBeNull()
  })

  it('counts the messages of a day in Thailand', async () => {
    await message('a@example.com')
    await code('+66812345678', { now: at(1) })
    const used = (minutes: number) =>
      Promise.all([readBudget(db, 'sms', at(minutes)), readBudget(db, 'email', at(minutes))])
    expect(await used(2)).toEqual([
      { used: 1, limit: 15 },
      { used: 1, limit: 40 },
    ])
    // 21 November ends in Thailand at 17:00 UTC.
    expect(await used(14 * 60)).toMatchObject([{ used: 0 }, { used: 0 }])
  })
})
