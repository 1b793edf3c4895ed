import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wishSchema, wishSentSchema } from '@/lib/contract/spring-wish'
import { limitOf, retentionRules } from '@/lib/domain/retention'
import { createCompanyApi } from '@/lib/server/api'
import type { Database } from '@/lib/server/db/schema'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'
import { errorOf, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'
import { answerWishes } from './answer'
import { deleteAnsweredWishes, deleteOldWishes } from './keep'

const start = new Date('2026-11-21T03:00:00.000Z')
const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const ativ = { type: 'car', brand: 'โตโยต้า', model: 'ยาริส เอทีฟ', year: 2024, vehicleId: 'toyota-yaris-ativ-2022' }
const form = {
  lang: 'th',
  key: key(1),
  vehicle: ativ,
  contact: { email: 'somchai@example.com' },
  consent: true,
  guard: { website: '', elapsedMs: 30_000 },
}

describe.each(['sqlite', 'postgres'] as const)('wishes on %s', (engine) => {
  let db: Kysely<Database>
  let api: CompanyApi
  let now = start
  beforeAll(async () => {
    // All vehicles, and no car spring yet.
    db = await openCompanyDatabase(engine, 'small')
    api = createCompanyApi({ db, limits: null, now: () => now })
  }, 60_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    now = start
    for (const table of ['wish', 'submission', 'outbox', 'consent_receipt'] as const)
      await db.deleteFrom(table).execute()
  })

  const send = (changes: Record<string, unknown> = {}) =>
    sendJson(api, 'api/springs/wishes/send', { ...form, ...changes })
  const sent = async (changes: Record<string, unknown> = {}) => wishSentSchema.parse(await (await send(changes)).json())
  const ask = (what: 'wish' | 'withdraw', token: string) => sendJson(api, `api/springs/wishes/${what}`, { token })
  const wishes = () => db.selectFrom('wish').selectAll().execute()
  const linkIn = (text = '') => /#(\S+)/.exec(text)?.[1] ?? ''

  it('keeps a wish once a key, what was agreed, and sends the way to withdraw to the mailbox alone', async () => {
    expect(await sent()).toEqual({ path: null, manage: null })
    expect(await sent()).toEqual({ path: null, manage: null })
    expect(await wishes()).toMatchObject([{ vehicle_id: ativ.vehicleId, year: 2024, lang: 'th', answered_at: null }])
    const receipts = await db.selectFrom('consent_receipt').selectAll().execute()
    expect(receipts).toMatchObject([{ subject_kind: 'wish', purpose: 'spring-wish', given: 1, lang: 'th' }])
    const [mail, ...others] = await readMessages(db)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ template: 'wishKept', recipient: 'somchai@example.com', lang: 'th' })
    expect(mail?.text).toContain('2024')
    expect(mail?.text).toContain('/th/car-spring/coming-soon/wish#')
    expect(await errorOf(await send({ contact: { email: 'else@example.com' } }))).toMatchObject({ code: 'CONFLICT' })
  })

  it('takes a second wish of a mailbox for the first, and sends its link again', async () => {
    await sent()
    await sent({ key: key(2), contact: { email: 'Somchai+cars@example.com' } })
    expect(await wishes()).toHaveLength(1)
    const links = (await readMessages(db)).map(({ text }) => linkIn(text))
    expect(links).toHaveLength(2)
    expect(new Set(links).size).toBe(1)
  })

  it('prints nothing that was typed in a message to a mailbox nobody has proved', async () => {
    const typed = { type: 'suv', brand: 'CALL', model: '+66 900 000 000', year: 2024 }
    await sent({ vehicle: typed })
    for (const { subject, text, html } of await readMessages(db))
      expect(`${subject}${text}${html}`).not.toMatch(/\bCALL\b|\b900\b/)
  })

  it('opens and deletes a wish by its private link, and what waits to be sent of it', async () => {
    await sent()
    const token = linkIn((await readMessages(db))[0]?.text)
    expect(wishSchema.parse(await (await ask('wish', token)).json())).toMatchObject({ model: ativ.model, path: null })
    expect((await ask('withdraw', token)).status).toBe(200)
    expect(await wishes()).toEqual([])
    expect(await readMessages(db)).toEqual([])
    expect((await ask('wish', token)).status).toBe(404)
    expect((await ask('withdraw', token)).status).toBe(200)
    const given = await db.selectFrom('consent_receipt').select('given').orderBy('given').execute()
    expect(given).toEqual([{ given: 0 }, { given: 1 }])
    expect(await errorOf(await ask('withdraw', `${token.slice(0, -2)}AA`))).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('hands the link over where there is no mailbox, and tells the company once whom to call', async () => {
    const { manage } = await sent({ contact: { phone: '081-234 5678' } })
    expect(manage).toMatch(/^\/th\/car-spring\/coming-soon\/wish#/)
    expect(await sent({ contact: { phone: '081-234 5678' } })).toEqual({ path: null, manage })
    expect(await readMessages(db)).toEqual([])
    await Promise.all([answerWishes(db, now), answerWishes(db, now)])
    await answerWishes(db, now)
    const messages = await readMessages(db)
    expect(messages.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['wishesByPhone', 'company@localhost'],
    ])
    expect(messages[0]?.text).toContain('081-234-5678')
    const stored = await db.selectFrom('submission').select('answer').execute()
    expect(JSON.stringify(stored)).not.toContain(linkIn(manage ?? ''))
  })

  it.each([
    [{ contact: {} }, ['contact.email']],
    [{ contact: { email: '', phone: '' } }, ['contact.email', 'contact.phone']],
    [{ contact: { email: 'x@' } }, ['contact.email']],
    [{ contact: { phone: '0812345678901' } }, ['contact.phone']],
    [{ consent: false }, ['consent']],
    [{ vehicle: { ...ativ, year: 12 } }, ['vehicle.year']],
    [{ vehicle: { ...ativ, type: 'scooter' } }, ['vehicle.type']],
    [{ vehicle: { ...ativ, vehicleId: 'no-such-vehicle' } }, ['vehicle.model']],
  ])('refuses %j', async (changes, paths) => {
    const error = await errorOf(await send(changes))
    expect([error.code, error.fields?.map(({ path }) => path)]).toEqual(['INVALID_INPUT', paths])
    expect(await wishes()).toEqual([])
  })

  it('keeps what a program sent, but lets it send no messages and take nobody’s place', async () => {
    await sent({ guard: { website: 'https://spam.example', elapsedMs: 30_000 } })
    expect(await wishes()).toMatchObject([{ suspected: 1 }])
    expect(await readMessages(db)).toEqual([])
    await sent({ key: key(2) })
    expect((await readMessages(db)).map(({ template }) => template)).toEqual(['wishKept'])
  })

  it('deletes wishes after 24 months, and answered ones after 30 days', async () => {
    for (const n of [1, 2, 3]) await sent({ key: key(n), contact: { email: `a${n}@example.com` } })
    const set = (email: string, change: { created_at?: string; answered_at?: string }) =>
      db.updateTable('wish').set(change).where('email', '=', email).execute()
    await set('a1@example.com', { created_at: '2024-11-20T16:59:59.000Z' })
    await set('a2@example.com', { answered_at: '2026-10-21T16:59:59.000Z' })
    await set('a3@example.com', { created_at: '2024-11-20T17:00:00.000Z', answered_at: '2026-10-22T17:00:00.000Z' })
    await deleteOldWishes(db, limitOf(retentionRules.wish.kept, now))
    await deleteAnsweredWishes(db, limitOf(retentionRules['answered-wish'].kept, now))
    expect((await wishes()).map(({ email }) => email)).toEqual(['a3@example.com'])
  })
})
