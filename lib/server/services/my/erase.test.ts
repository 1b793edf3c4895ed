import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { myDataSchema, type MyData } from '@/lib/contract/my-data'
import { storedData } from '@/lib/domain/stored-data'
import type { Database } from '@/lib/server/db/schema'
import {
  accountCalls,
  codeSentTo,
  goodPassword,
  lastMessageTo,
  signUp,
  type AccountCalls,
} from '@/tests/support/accounts'
import { errorOf } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { issuedProduct, provedForm } from '@/tests/support/warranty-form'
import { findAccount } from '@/lib/server/services/account/find-account'
import { findDataOwner, type DataOwner } from './data-owner'
import { dataReaders, type PersonalTable } from './data-readers'

const email = 'somchai@example.com'

/** What is there for everybody's account in this test; the rest belongs to what people did besides. */
const filled = [
  'account',
  'account_session',
  'account_kept',
  'account_warranty',
  'warranty',
  'warranty_serial',
  'warranty_event',
  'consent_receipt',
  'visitor_case',
  'visitor_case_event',
  'build_like',
  'outbox',
  'wish',
] as const satisfies readonly PersonalTable[]

describe.each(['sqlite', 'postgres'] as const)('the data of an account, on %s', (engine) => {
  let db: Kysely<Database>
  let calls: AccountCalls
  let token: string
  let data: MyData
  let owner: DataOwner
  const ask = async (operation: Parameters<AccountCalls['ask']>[0], input: unknown, by = token) =>
    calls.ask(operation, input as never, { token: by })

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
    calls = accountCalls(db)
    token = (await signUp(db, calls, email)).access_token
    calls.later(1)
    const product = await issuedProduct(db)
    const serial = product.serial(1)
    await ask('createWarranty', await provedForm(db, [serial]), '')
    await ask('sendMyWarrantyCode', { serial })
    expect((await ask('addMyWarranty', { serial, code: await codeSentTo(db, email) })).status).toBe(200)
    const guard = { website: '', elapsedMs: 42_000 }
    const answers = { name: 'Somchai', email, text: 'Where is my parcel?' }
    await ask('sendCase', { key: randomUUID(), lang: 'en', form: 'contact-other', answers, consent: true, guard }, '')
    const browser = randomUUID()
    const build = 'cbr650r-back-road'
    await ask('addLikeOrUnlike', { id: build, browser, like: true }, '')
    await ask('keep', { kind: 'likes', how: 'merge', value: { browser, ids: [build] } })
    await db
      .insertInto('wish')
      .values({
        ...{
          id: 'wish-1',
          same_key: 'k',
          vehicle_id: null,
          type: 'car',
          brand: 'X',
          model: 'Y',
          year: 2024,
          email,
          phone: '',
        },
        ...{
          lang: 'en',
          suspected: 0,
          created_at: calls.clock.now.toISOString(),
          told_at: null,
          answered_at: null,
          path: null,
        },
      })
      .execute()
    const account = await findAccount(db, { channel: 'email', value: email })
    if (!account) throw new Error('no account')
    owner = await findDataOwner(db, account)
    data = myDataSchema.parse(await (await ask('getMyData', {})).json())
  }, 120_000)
  afterAll(() => db.destroy())

  it('names every table of the record of what is stored, once', () => {
    const told = data.parts.flatMap(({ tables }) => tables.map(({ table }) => table))
    expect(told.toSorted()).toEqual(
      [...new Set(Object.values(storedData).flatMap(({ tables }) => [...tables]))].toSorted(),
    )
  })

  it.each(filled)('holds what %s says of its owner', (name) => {
    const found = data.parts.flatMap(({ tables }) => tables).find(({ table }) => table === name)
    expect(found?.rows.length).toBeGreaterThan(0)
  })

  it('holds no hash, no secret and no key, and opens what is sealed', async () => {
    const text = JSON.stringify(data)
    expect(text).not.toMatch(/_hash"|\$argon2|totp_secret|recovery_codes/)
    expect(text).toContain('Where is my parcel?')
    const account = await db.selectFrom('account').select('password_hash').executeTakeFirstOrThrow()
    expect(text).not.toContain(account.password_hash)
  })

  it('goes with the account, but for what has to be kept', async () => {
    const wrong = await ask('eraseMyAccount', { password: 'not the password' })
    expect((await errorOf(wrong)).code).toBe('INVALID_CREDENTIALS')
    expect((await ask('eraseMyAccount', { password: goodPassword, lang: 'en' })).status).toBe(200)
    expect(await calls.isSignedIn(token)).toBe(false)
    expect(await calls.status('token', { username: email, password: goodPassword })).toBe(401)
    const left: string[] = []
    for (const [table, reader] of Object.entries(dataReaders))
      if (typeof reader !== 'string' && (await reader(db, owner)).length > 0) left.push(table)
    // The cover with its owner, messages until they are tidied, proof of consent; a case is an empty shell.
    expect(left.toSorted()).toEqual([
      'consent_receipt',
      'outbox',
      'serial_holder',
      'upload',
      'visitor_case',
      'visitor_case_event',
      'warranty',
      'warranty_event',
      'warranty_serial',
    ])
    expect(await db.selectFrom('visitor_case').select(['content', 'key_hash']).execute()).toEqual([
      { content: null, key_hash: null },
    ])
    expect((await lastMessageTo(db, email))?.template).toBe('accountErased')
  })

  it('of staff is the company’s to erase', async () => {
    const staff = await calls.tokens('token', { username: 'dealer@example.com', password: 'dealer-sample-1' })
    const answer = await ask('eraseMyAccount', { password: 'dealer-sample-1', lang: 'en' }, staff.access_token)
    expect((await errorOf(answer)).code).toBe('FORBIDDEN')
  })
})
