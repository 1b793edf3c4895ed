import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { caseSchema, caseSentSchema } from '@/lib/contract/case'
import { createCompanyApi } from '@/lib/server/api'
import type { Database } from '@/lib/server/db/schema'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'
import { applicationForm } from '@/tests/support/application-form'
import { errorOf, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'

const start = new Date('2026-11-23T03:00:00.000Z')
const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const tables = ['visitor_case_event', 'visitor_case', 'submission', 'outbox', 'consent_receipt', 'upload'] as const

describe.each(['sqlite', 'postgres'] as const)('applications on %s', (engine) => {
  let db: Kysely<Database>
  let api: CompanyApi
  let now = start
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    api = createCompanyApi({ db, limits: null, now: () => now })
  }, 60_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    now = start
    for (const table of tables) await db.deleteFrom(table).execute()
  })

  const send = (changes: Parameters<typeof applicationForm>[0] = {}) =>
    sendJson(api, 'api/careers/apply', applicationForm({ key: key(1), ...changes }))
  const sent = async (changes = {}) => caseSentSchema.parse(await (await send(changes)).json())
  const ask = (what: string, input: Record<string, unknown>) => sendJson(api, `api/cases/${what}`, input)
  const opened = async (caseKey: string) => caseSchema.parse(await (await ask('case', { caseKey })).json())
  const cases = () => db.selectFrom('visitor_case').selectAll().execute()
  const addResume = (id: string, purpose = 'resume') =>
    db
      .insertInto('upload')
      .values({
        id,
        purpose,
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

  it('keeps one, however often and simultaneously it is sent with its key, with a private way back', async () => {
    const answers = await Promise.all([sent(), sent(), sent()])
    answers.push(await sent())
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const rows = await cases()
    expect(rows).toMatchObject([{ kind: 'job-application', topic: 'rd26-02', erase_on: '2027-05-23', suspected: 0 }])
    expect(JSON.stringify(rows)).not.toMatch(/234.?5678|ช่าง/)
    expect((await readMessages(db)).map(({ template }) => template)).toEqual(['caseForCompany'])
    const found = await opened((await sent()).key)
    expect(found).toMatchObject({ state: 'received', eraseOn: '2027-05-23', dueOn: '2026-12-14' })
    expect(found.may).toEqual({ reply: true, withdraw: true, replaceFile: true, erase: true })
    expect(found.fields.slice(0, 2)).toEqual([
      { field: 'job', value: 'ช่างทดสอบแรงหน่วง (RD26-02)' },
      { field: 'phone', value: '+66812345678' },
    ])
    expect(await errorOf(await send({ text: 'else' }))).toMatchObject({ code: 'CONFLICT' })
  })

  it('keeps which notice was agreed to, and writes to the mailbox where there is one', async () => {
    const { key: caseKey } = await sent({ email: 'nok@example.com' })
    const receipts = await db.selectFrom('consent_receipt').selectAll().execute()
    expect(receipts).toMatchObject([
      { subject_kind: 'case', purpose: 'job-application', given: 1, policy_version: '2026-11-23', lang: 'th' },
    ])
    const mail = (await readMessages(db)).find(({ recipient }) => recipient === 'nok@example.com')
    expect(mail?.text).toContain(`/th/case#${caseKey}`)
    expect(mail?.text).not.toContain('ปวส.')
  })

  it('takes a résumé in place of the lines, lets another take its place, and erases both', async () => {
    const [first, second] = ['a', 'b'].map((letter) => letter.repeat(32)) as [string, string]
    await addResume(first)
    const { key: caseKey } = await sent({ text: undefined, resumeId: first })
    await addResume(second)
    const replaced = await ask('replace-file', { caseKey, key: key(2), fileId: second })
    expect(replaced.status).toBe(200)
    expect((await db.selectFrom('upload').select('id').execute()).map(({ id }) => id)).toEqual([second])
    expect((await ask('withdraw', { caseKey })).status).toBe(200)
    expect((await opened(caseKey)).state).toBe('withdrawn')
    expect((await ask('erase', { caseKey })).status).toBe(200)
    expect(await db.selectFrom('upload').select('id').execute()).toEqual([])
    expect((await ask('case', { caseKey })).status).toBe(404)
  })

  it('takes an open application', async () => {
    const { dueOn } = await sent({ jobId: undefined })
    expect(dueOn).toBe('2026-12-07')
    expect(await cases()).toMatchObject([{ topic: null }])
  })

  it.each([
    [{ phone: '12345678901234567890' }, 'phone'],
    [{ phone: '081' }, 'phone'],
    [{ text: undefined }, 'text'],
    [{ text: '   ' }, 'text'],
    [{ email: 'x@' }, 'email'],
    [{ consent: false as unknown as true }, 'consent'],
    [{ jobId: 'pr26-03' }, 'jobId'],
    [{ jobId: 'no-such-job' }, 'jobId'],
    [{ resumeId: 'c'.repeat(32) }, 'resumeId'],
    [{ name: 'x'.repeat(201) }, 'name'],
  ])('refuses %j and keeps nothing', async (changes, path) => {
    const error = await errorOf(await send(changes))
    expect([error.code, error.fields?.map((field) => field.path)]).toEqual(['INVALID_INPUT', [path]])
    expect(await cases()).toEqual([])
  })

  it('takes no file that was sent for something else', async () => {
    await addResume('d'.repeat(32), 'receipt')
    expect(await errorOf(await send({ resumeId: 'd'.repeat(32) }))).toMatchObject({ fields: [{ path: 'resumeId' }] })
  })

  it('takes one up to midnight in Thailand, and repeats its answer after it', async () => {
    now = new Date('2026-11-30T16:59:59.999Z')
    const before = await sent({ jobId: 'lo26-01' })
    now = new Date('2026-11-30T17:00:00.000Z')
    expect(await sent({ jobId: 'lo26-01' })).toEqual(before)
    expect(await errorOf(await send({ jobId: 'lo26-01', key: key(2) }))).toMatchObject({ fields: [{ path: 'jobId' }] })
    expect(await cases()).toHaveLength(1)
  })

  it('keeps what a program sent, and mails nobody', async () => {
    await sent({ guard: { website: 'x', elapsedMs: 1 }, email: 'nok@example.com' })
    expect(await cases()).toMatchObject([{ suspected: 1 }])
    expect(await readMessages(db)).toEqual([])
  })
})
