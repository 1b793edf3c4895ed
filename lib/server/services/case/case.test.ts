import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { caseSchema, caseSentSchema } from '@/lib/contract/case'
import { createCompanyApi } from '@/lib/server/api'
import type { Database } from '@/lib/server/db/schema'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'
import { getStorage } from '@/lib/server/storage/storage'
import { errorOf, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'
import { moveCaseOn } from './move-case'

const now = new Date('2026-11-23T03:00:00.000Z')
const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const secret = 'My neighbour rides a red scooter'
const form = {
  lang: 'th',
  key: key(1),
  form: 'contact-product-advice',
  answers: { vehicle: 'PCX160 2023', text: secret, email: 'Somchai@example.com', phone: '081 234 5678' },
  consent: true,
  guard: { website: '', elapsedMs: 30_000 },
}
const report = { ...form, form: 'report', answers: { about: 'safety', happened: secret }, consent: false }

describe.each(['sqlite', 'postgres'] as const)('cases on %s', (engine) => {
  let db: Kysely<Database>
  let api: CompanyApi
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    api = createCompanyApi({ db, limits: null, now: () => now })
  }, 60_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    for (const table of ['visitor_case_event', 'visitor_case', 'submission', 'outbox', 'consent_receipt'] as const)
      await db.deleteFrom(table).execute()
  })

  const send = (input: Record<string, unknown>) => sendJson(api, 'api/cases/send', input)
  const sent = async (input: Record<string, unknown>) => caseSentSchema.parse(await (await send(input)).json())
  const ask = (what: string, input: Record<string, unknown>) => sendJson(api, `api/cases/${what}`, input)
  const opened = async (caseKey: string) => caseSchema.parse(await (await ask('case', { caseKey })).json())
  const addUpload = (id: string) =>
    db
      .insertInto('upload')
      .values({
        id,
        purpose: 'attachment',
        type: 'application/pdf',
        bytes: 10,
        width: null,
        height: null,
        sha256: id,
        storage_key: `none/${id}.pdf`,
        created_at: now.toISOString(),
        claimed_by: null,
      })
      .execute()

  it('keeps what was sent once a key, sealed, and tells sender and company', async () => {
    const first = await sent(form)
    expect(await sent(form)).toEqual(first)
    expect(first).toMatchObject({ dueOn: '2026-11-25', resultOn: null })
    const rows = await db.selectFrom('visitor_case').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/neighbour|omchai|234.?5678/)
    const messages = await readMessages(db)
    expect(messages.map(({ template }) => template).sort()).toEqual(['caseForCompany', 'caseOpened'])
    const receipt = messages.find(({ template }) => template === 'caseOpened')
    expect(receipt).toMatchObject({ recipient: 'Somchai@example.com', lang: 'th' })
    expect(receipt?.text).toContain(`/th/case#${first.key}`)
    expect(receipt?.text).not.toContain('neighbour')
    expect(messages.find(({ template }) => template === 'caseForCompany')?.text).toContain(secret)
    expect(await errorOf(await send({ ...form, answers: { ...form.answers, text: 'else' } }))).toMatchObject({
      code: 'CONFLICT',
    })
  })

  it('writes to a mailbox that was typed in full-width characters', async () => {
    await sent({
      ...form,
      answers: { ...form.answers, email: 'ｔａｒｏ＠example.com', phone: '０８１－２３４－５６７８' },
    })
    expect((await readMessages(db)).find(({ template }) => template === 'caseOpened')?.recipient).toBe(
      'taro@example.com',
    )
  })

  it('opens with the key however it is typed, and with nothing else', async () => {
    const { key: caseKey, number } = await sent(form)
    const typed = caseKey.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect(await opened(typed)).toMatchObject({
      number,
      state: 'received',
      rail: ['received', 'working', 'answered', 'closed'],
      may: { reply: true, withdraw: true, erase: true, replaceFile: false },
    })
    expect((await opened(caseKey)).fields).toEqual([
      { field: 'reason', value: 'product-advice' },
      { field: 'vehicle', value: 'PCX160 2023' },
      { field: 'text', value: secret },
      { field: 'email', value: 'Somchai@example.com' },
      { field: 'phone', value: '+66812345678' },
    ])
    const other = `${caseKey.slice(0, -1)}${caseKey.endsWith('A') ? 'B' : 'A'}`
    expect((await ask('case', { caseKey: other })).status).toBe(404)
  })

  it('names the fields that are wrong, and keeps nothing', async () => {
    const wrong = { ...form, answers: { email: 'nobody', phone: '12345678901234567890' } }
    expect(await errorOf(await send(wrong))).toMatchObject({
      fields: [
        { path: 'answers.text', code: 'required' },
        { path: 'answers.email', code: 'invalid' },
      ],
    })
    expect(await errorOf(await send({ ...form, answers: { text: 'x' } }))).toMatchObject({
      fields: [{ path: 'answers.email', code: 'required' }],
    })
    expect(await errorOf(await send({ ...form, consent: false }))).toMatchObject({ fields: [{ path: 'consent' }] })
    expect(await db.selectFrom('visitor_case').select('id').execute()).toEqual([])
  })

  it('moves forward only; both sides write, and only the way to the words is mailed', async () => {
    const { key: caseKey, number } = await sent(form)
    await moveCaseOn(db, { number, to: 'answered', text: 'Take the 330 mm one.' }, now)
    await expect(moveCaseOn(db, { number, to: 'working' }, now)).rejects.toMatchObject({ code: 'CONFLICT' })
    const again = { caseKey, key: key(2), text: 'Thank you' }
    await ask('reply', again)
    await ask('reply', again)
    const { messages, state } = await opened(caseKey)
    expect(state).toBe('answered')
    expect(messages.map(({ from, text }) => [from, text])).toEqual([
      ['company', 'Take the 330 mm one.'],
      ['sender', 'Thank you'],
    ])
    const moved = (await readMessages(db)).filter(({ template }) => template === 'caseMoved')
    expect(moved.map(({ text }) => text.includes('330'))).toEqual([false])
    await moveCaseOn(db, { number, to: 'closed' }, now)
    expect((await ask('reply', { ...again, key: key(3) })).status).toBe(409)
    expect((await ask('withdraw', { caseKey })).status).toBe(409)
  })

  it('is withdrawn, and erased with its files, words and mail', async () => {
    await addUpload('a'.repeat(32))
    const { key: caseKey, number } = await sent({ ...form, fileId: 'a'.repeat(32) })
    expect((await opened(caseKey)).files).toEqual([{ type: 'application/pdf', bytes: 10 }])
    await ask('reply', { caseKey, key: key(2), text: secret })
    expect((await ask('withdraw', { caseKey })).status).toBe(200)
    expect((await opened(caseKey)).state).toBe('withdrawn')
    expect((await ask('erase', { caseKey })).status).toBe(200)
    expect((await ask('case', { caseKey })).status).toBe(404)
    const rows = await db.selectFrom('visitor_case').selectAll().execute()
    expect(rows).toMatchObject([{ number, content: null, key_hash: null, mailbox_hash: null, phone_hash: null }])
    const events = await db.selectFrom('visitor_case_event').select('words').execute()
    expect(events.every(({ words }) => words === null)).toBe(true)
    expect(await db.selectFrom('upload').select('id').execute()).toEqual([])
    expect((await readMessages(db)).filter(({ recipient }) => recipient !== '')).toEqual([])
  })

  it('is erased although the storage of its files is away; they are deleted later', async () => {
    await addUpload('b'.repeat(32))
    const { key: caseKey } = await sent({ ...form, fileId: 'b'.repeat(32) })
    const remove = vi.spyOn(getStorage(), 'remove').mockRejectedValue(new Error('The storage is away'))
    expect((await ask('erase', { caseKey })).status).toBe(200)
    expect(remove).toHaveBeenCalledTimes(1)
    expect(await db.selectFrom('upload').select('claimed_by').execute()).toEqual([{ claimed_by: 'deleted' }])
  })

  it('takes a report without a name, and keeps it out of every mailbox and away from its caller', async () => {
    const { key: caseKey, ...days } = await sent(report)
    expect(days).toMatchObject({ dueOn: '2026-12-08', resultOn: '2027-02-21' })
    expect(await opened(caseKey)).toMatchObject({ dueOn: '2026-12-08', resultOn: '2027-02-21' })
    const messages = await readMessages(db)
    expect(messages.map(({ template }) => template)).toEqual(['caseForCompany'])
    expect(messages[0]?.text).not.toContain('neighbour')
    for (const by of ['แจ้งรับเรื่องภายใน', 'แจ้งผลภายใน']) expect(messages[0]?.text).toContain(by)
    const [row] = await db.selectFrom('outbox').select('caller_key').execute()
    expect(row?.caller_key).toBeNull()
    expect((await opened(caseKey)).may).toEqual({ reply: true, withdraw: false, replaceFile: false, erase: false })
    expect((await ask('erase', { caseKey })).status).toBe(409)
  })

  it('believes a request about data only with the code that was sent, and once kept asks for no second one', async () => {
    const request = { ...form, form: 'data-request', answers: { right: 'erase', email: 'somchai@example.com' } }
    expect(await errorOf(await send(request))).toMatchObject({ fields: [{ path: 'code', code: 'required' }] })
    await ask('code', { to: 'Somchai@example.com', lang: 'en' })
    const code = /\d{6}/.exec((await readMessages(db))[0]?.text ?? '')?.[0] ?? ''
    const wrong = { ...request, code: code === '000000' ? '000001' : '000000' }
    expect(await errorOf(await send(wrong))).toMatchObject({ fields: [{ path: 'code', code: 'invalid' }] })
    const first = await sent({ ...request, code })
    expect(await sent({ ...request, code })).toEqual(first)
    expect((await opened(first.key)).fields).toContainEqual({ field: 'identity', value: 'email-code' })
    expect(await errorOf(await send({ ...request, key: key(9), code }))).toMatchObject({
      fields: [{ path: 'code', code: 'invalid' }],
    })
  })

  it('keeps what a program sent, and mails nobody', async () => {
    await sent({ ...form, guard: { website: 'x', elapsedMs: 1 } })
    expect(await db.selectFrom('visitor_case').select('suspected').execute()).toEqual([{ suspected: 1 }])
    expect(await readMessages(db)).toEqual([])
  })
})
