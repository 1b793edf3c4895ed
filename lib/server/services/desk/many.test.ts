import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseKinds } from '@/lib/contract/case-words'
import { endpoints, type InputOf } from '@/lib/contract/endpoints'
import { inboxSchema, type Inbox } from '@/lib/contract/desk'
import { staffScopes } from '@/lib/contract/scope'
import { createCompanyApi } from '@/lib/server/api'
import { insertAll } from '@/lib/server/db/insert-all'
import type { Database } from '@/lib/server/db/schema'
import { openSession } from '@/lib/server/services/account/sessions'
import { sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { isLong } from '@/tests/support/long'
import { caseRow, claimRow, visitRow, warrantyRow, wishRow } from './desk.fixture'

const now = new Date('2026-11-23T03:00:00.000Z')
/** In each of the five tables, none of them done: more than any desk has open. */
const each = 2000
/** What a list may take in the middle, ms, on a machine that is busy with twenty other things; on a quiet one it is a tenth of that. */
const mostMs = 300

describe.runIf(isLong).each(['sqlite', 'postgres'] as const)('ten thousand open cases, on %s', (engine) => {
  let db: Kysely<Database>
  let ask: (input: Partial<InputOf<'listInbox'>>) => Promise<Inbox>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
    const { dealer_id } = await db.selectFrom('workshop').select('dealer_id').executeTakeFirstOrThrow()
    const list = <T>(make: (n: number) => T) => Array.from({ length: each }, (_, n) => make(n))
    const warranties = list((n) => warrantyRow(n))
    await insertAll(
      db,
      'visitor_case',
      list((n) => caseRow(caseKinds[n % caseKinds.length] ?? 'contact', n)),
    )
    await insertAll(db, 'warranty', warranties)
    await insertAll(
      db,
      'warranty_message',
      warranties.map(({ id, registered_at: at }) => ({
        ...{ id: randomUUID(), warranty_id: id, at, actor: 'customer', account_id: null },
        ...{ text: 'When will it be confirmed?', photos: '[]' },
      })),
    )
    await insertAll(
      db,
      'claim',
      warranties.map(({ id }, n) => claimRow(n, id)),
    )
    await insertAll(
      db,
      'appointment',
      list((n) => visitRow(n, dealer_id)),
    )
    await insertAll(
      db,
      'wish',
      list((n) => wishRow(n)),
    )
    await db
      .insertInto('account')
      .values({
        ...{ id: 'all', email: 'all@example.com', name: 'All', phone: null, password_hash: '', created_at: null },
        ...{ scopes: JSON.stringify(staffScopes), totp_secret: null, totp_step: 0, recovery_codes: '[]' },
      })
      .execute()
    const { access_token } = await openSession(db, { accountId: 'all', secondFactor: true, now })
    const api = createCompanyApi({ db, limits: null, now: () => now })
    ask = async (input) => {
      const headers = { authorization: `Bearer ${access_token}` }
      return inboxSchema.parse(await (await sendJson(api, endpoints.listInbox.path, input, headers)).json())
    }
  }, 300_000)
  afterAll(() => db.destroy())

  it('are listed, counted, filtered and turned over without a wait', { timeout: 120_000 }, async () => {
    let after = ''
    for (let page = 0; page < 40; page += 1) after = (await ask(after ? { after } : {})).next ?? ''
    const lists: Record<string, Partial<InputOf<'listInbox'>>> = {
      first: {},
      claims: { queue: 'claim' },
      photos: { queue: 'serial-photo' },
      mine: { owner: 'me' },
      number: { number: 'C-0012' },
      done: { status: 'done' },
      'page 41': { after },
    }
    const figures: Record<string, number> = {}
    for (const [name, input] of Object.entries(lists)) {
      const times: number[] = []
      for (let run = 0; run < 15; run += 1) {
        const began = performance.now()
        await ask(input)
        times.push(performance.now() - began)
      }
      figures[name] = Math.round(times.toSorted((a, b) => a - b)[7] ?? 0)
    }
    const { counts, rows } = await ask({})
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(5 * each)
    expect(rows).toHaveLength(50)
    expect(Math.max(...Object.values(figures)), JSON.stringify(figures)).toBeLessThan(mostMs)
  })
})
