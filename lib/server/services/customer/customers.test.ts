import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CaseKind } from '@/lib/contract/case-words'
import { endpoints, type InputOf, type OperationId, type OutputOf } from '@/lib/contract/endpoints'
import { createCompanyApi } from '@/lib/server/api'
import type { Database } from '@/lib/server/db/schema'
import type { CompanyApi } from '@/lib/server/http/serve-endpoints'
import { openSession } from '@/lib/server/services/account/sessions'
import { sealContent } from '@/lib/server/services/case/content'
import { hashMailbox } from '@/lib/server/services/case/keys'
import { caseRow, claimRow, warrantyRow } from '@/lib/server/services/desk/desk.fixture'
import { sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { hintOf } from './customers'

const now = new Date('2026-11-24T03:00:00.000Z')

const accountRow = (id: string, scope: string, change: Partial<Database['account']> = {}): Database['account'] => ({
  id,
  email: `${id}@example.com`,
  phone: null,
  name: `Name of ${id}`,
  password_hash: '',
  scopes: JSON.stringify([scope]),
  created_at: null,
  totp_secret: null,
  totp_step: 0,
  recovery_codes: '[]',
  lang: null,
  ...change,
})

it.each([
  [{ email: 'somchai@example.com', phone: null }, 'so…@example.com'],
  [{ email: 'ab@example.com', phone: '+66812345678' }, 'a…@example.com'],
  [{ email: 'a@example.com', phone: null }, '…@example.com'],
  [{ email: null, phone: '+66812345678' }, '…5678'],
])('of %j a list tells %s', (reach, hint) => {
  expect(hintOf(reach)).toBe(hint)
})

describe.each(['sqlite', 'postgres'] as const)('customers on %s', (engine) => {
  let db: Kysely<Database>
  let api: CompanyApi
  let token: string
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    api = createCompanyApi({ db, limits: null, now: () => now })
    await db
      .insertInto('account')
      .values([
        accountRow('old', 'customer', { created_at: '2026-01-02T00:00:00.000Z' }),
        accountRow('somchai', 'customer', { created_at: '2026-11-01T00:00:00.000Z', lang: 'th' }),
        accountRow('undated', 'customer', { email: null, phone: '+66812345678' }),
        accountRow('shop', 'dealer'),
        accountRow('helper', 'service'),
      ])
      .execute()
    const warranty = warrantyRow(5)
    await db.insertInto('warranty').values(warranty).execute()
    await db.insertInto('claim').values(claimRow(3, warranty.id)).execute()
    const account_warranty = { account_id: 'somchai', warranty_id: warranty.id, added_at: now.toISOString() }
    await db.insertInto('account_warranty').values(account_warranty).execute()
    const sent = (kind: CaseKind, n: number, email: string) => {
      const row = caseRow(kind, n, { mailbox_hash: hashMailbox(email) })
      return { ...row, content: sealContent(row.id, { fields: [], email, phone: null }) }
    }
    const [own, other] = ['Somchai@example.com', 'somchai+shop@example.com']
    const cases = [sent('contact', 1, own), sent('report', 2, own), sent('contact', 3, other)]
    await db.insertInto('visitor_case').values(cases).execute()
    token = (await openSession(db, { accountId: 'helper', secondFactor: true, now })).access_token
  })
  afterAll(() => db.destroy())

  const ask = <O extends OperationId>(operation: O, input: InputOf<O>) =>
    sendJson(api, endpoints[operation].path, input, { authorization: `Bearer ${token}` })
  const answer = async <O extends OperationId>(operation: O, input: InputOf<O>): Promise<OutputOf<O>> =>
    (await (await ask(operation, input)).json()) as OutputOf<O>
  const views = () => db.selectFrom('desk_view').select(['account_id', 'kind', 'item_id', 'at']).execute()

  it('are listed the newest first, a page at a time, without a name', async () => {
    const first = await answer('getCustomers', { pageSize: 2 })
    const second = await answer('getCustomers', { pageSize: 2, page: 2 })
    expect([first.total, ...first.items, ...second.items].slice(1)).toEqual([
      { id: 'somchai', hint: 'so…@example.com', since: '2026-11-01T00:00:00.000Z', warranties: 1 },
      { id: 'old', hint: 'ol…@example.com', since: '2026-01-02T00:00:00.000Z', warranties: 0 },
      { id: 'undated', hint: '…5678', since: null, warranties: 0 },
    ])
    expect(first.total).toBe(3)
    expect(await views()).toEqual([])
  })

  it.each([
    ['Somchai@example.com', ['somchai']],
    ['081 234 5678', ['undated']],
    ['shop@example.com', []],
  ])('are found by the whole address they sign in with: %s', async (handle, ids) => {
    expect((await answer('getCustomers', { handle })).items.map(({ id }) => id)).toEqual(ids)
  })

  it('are shown with what the caller handles, once it is written down who looked', async () => {
    const detail = await answer('getCustomerDetail', { id: 'somchai' })
    expect(detail).toMatchObject({ name: 'Name of somchai', email: 'somchai@example.com', mailLang: 'th' })
    // The report in confidence is not among them.
    expect(detail.items.map(({ kind, id }) => [kind, id])).toEqual([
      ['contact', 'R-00001'],
      ['claim', 'C-00003'],
      ['registration', 'W-00005'],
    ])
    expect(JSON.stringify(detail)).not.toMatch(/#|passport|pin/i)
    const view = { account_id: 'helper', kind: 'customer', item_id: 'somchai', at: now.toISOString() }
    expect(await views()).toEqual([view])
  })

  it.each(['shop', 'helper', 'nobody'])('%s is none', async (id) => {
    const before = await views()
    expect((await ask('getCustomerDetail', { id })).status).toBe(404)
    expect(await views()).toEqual(before)
  })
})
