import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consentReceiptSchema } from '@/lib/contract/consent'
import { cookieConsentVersion } from '@/lib/domain/consent-version'
import { createCompanyApi } from '@/lib/server/api'
import type { Database } from '@/lib/server/db/schema'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'
import th from '@/messages/th/consent.json'
import { errorOf, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'

const now = new Date('2026-11-24T03:00:00.000Z')
const key = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const receipt = key(100)
const answer = {
  lang: 'th',
  key: key(1),
  receipt,
  version: cookieConsentVersion,
  way: 'choices',
  choices: { analytics: true, 'external-analytics': false },
}

describe.each(['sqlite', 'postgres'] as const)('consent on %s', (engine) => {
  let db: Kysely<Database>
  let api: CompanyApi
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    api = createCompanyApi({ db, limits: null, now: () => now })
  })
  afterAll(() => db.destroy())
  beforeEach(async () => {
    for (const table of ['submission', 'consent_receipt'] as const) await db.deleteFrom(table).execute()
  })

  const add = (changes: Record<string, unknown> = {}) =>
    sendJson(api, 'api/consent/add', { ...answer, ...changes }, { cookie: 'x=1' })
  const rows = () => db.selectFrom('consent_receipt').selectAll().orderBy('purpose').execute()

  it('keeps what was answered for each purpose, once, with the words that were shown', async () => {
    const first = consentReceiptSchema.parse(await (await add()).json())
    expect(first).toMatchObject({ receipt, version: cookieConsentVersion, at: now.toISOString() })
    expect(first.choices).toEqual(answer.choices)
    expect(await (await add()).json()).toEqual(first)
    const kept = await rows()
    expect(kept).toMatchObject([
      { purpose: 'analytics', given: 1, subject_kind: 'browser', subject_id: receipt, lang: 'th' },
      { purpose: 'external-analytics', given: 0, policy_version: cookieConsentVersion, at: now.toISOString() },
    ])
    const text = kept[0]?.text_shown ?? ''
    for (const words of [th.layer.title, th.layer.reason, th.layer.freedom, th.purposes.analytics.text])
      expect(text).toContain(words)
    expect(text).not.toContain(th.layer.signal)
    expect(text).toBe(first.texts.analytics)
  })

  it('keeps an answer that is taken back beside the first, and that the browser had sent its signal', async () => {
    await add()
    await add({ key: key(2), way: 'refuse-all', choices: { analytics: false }, signal: true })
    const kept = (await rows()).filter(({ purpose }) => purpose === 'analytics')
    expect(kept.map(({ given }) => given).toSorted()).toEqual([0, 1])
    expect(kept.find(({ given }) => given === 0)?.text_shown).toContain(th.layer.signal)
  })

  it.each([
    [{ version: '2026-11' }, 'CONFLICT'],
    [{ choices: { ads: true } }, 'INVALID_INPUT'],
    [{ choices: { analytics: 'yes' } }, 'INVALID_INPUT'],
    [{ way: 'scroll' }, 'INVALID_INPUT'],
    [{ receipt: 'me@example.com' }, 'INVALID_INPUT'],
  ])('refuses %j with %s', async (changes, code) => {
    expect((await errorOf(await add(changes))).code).toBe(code)
    expect(await rows()).toEqual([])
  })
})
