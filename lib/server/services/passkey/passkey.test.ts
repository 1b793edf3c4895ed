import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tokenSchema, totpTicketSchema } from '@/lib/contract/account'
import { environment } from '@/lib/config/environment'
import type { InputOf, OutputOf } from '@/lib/contract/endpoints'
import { passkeySchema } from '@/lib/contract/passkey'
import type { Database } from '@/lib/server/db/schema'
import { accountCalls, goodPassword, lastMessageTo, signUp, type AccountCalls } from '@/tests/support/accounts'
import { softwareAuthenticator } from '@/tests/support/authenticator'
import { errorOf } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { mostPasskeys } from './passkeys'

const email = 'somchai@example.com'
type Device = ReturnType<typeof softwareAuthenticator>

describe.each(['sqlite', 'postgres'] as const)('passkeys, on %s', (engine) => {
  let db: Kysely<Database>
  let calls: AccountCalls
  let token: string
  let device: Device
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  })
  afterAll(() => db.destroy())
  beforeEach(async () => {
    for (const table of ['account', 'outbox', 'outbox_recipient'] as const) await db.deleteFrom(table).execute()
    calls = accountCalls(db)
    token = (await signUp(db, calls, email)).access_token
    device = softwareAuthenticator(environment().SITE_URL)
  })

  const begin = async (by = token) =>
    (await (
      await calls.ask('beginPasskey', { password: goodPassword }, { token: by })
    ).json()) as OutputOf<'beginPasskey'>
  const beginSignIn = async () =>
    (await (await calls.ask('beginPasskeySignIn', {})).json()) as OutputOf<'beginPasskeySignIn'>
  const add = async (
    credential: (asked: OutputOf<'beginPasskey'>['options']) => InputOf<'addPasskey'>['credential'],
  ) => {
    const { ceremony, options } = await begin()
    const input = { lang: 'en', name: 'Phone', ceremony, credential: credential(options) } as const
    return calls.ask('addPasskey', input, { token })
  }
  const enrol = async () => expect((await add((asked) => device.register(asked))).status).toBe(200)
  const enter = async (flags: Parameters<Device['sign']>[1] = {}) => {
    const { ceremony, options } = await beginSignIn()
    return calls.ask('signInWithPasskey', { ceremony, credential: device.sign(options, flags) })
  }

  it('sign in once they are made, and the owner is told', async () => {
    await enrol()
    expect((await lastMessageTo(db, email))?.template).toBe('accountPasskey')
    const { access_token } = tokenSchema.parse(await (await enter()).json())
    expect(await calls.isSignedIn(access_token)).toBe(true)
    expect(await (await calls.ask('getMyAccount', {}, { token })).json()).toMatchObject({
      passkeys: [{ id: device.id, name: 'Phone', usedAt: calls.clock.now.toISOString() }],
    })
  })

  it('sign in ways that every Node can check, whichever Node has asked for them', async () => {
    const { options } = await begin()
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257])
  })

  it('are made with the password alone, in the session that asked, once and in time', async () => {
    const wrong = await calls.ask('beginPasskey', { password: 'another password' }, { token })
    expect((await errorOf(wrong)).code).toBe('INVALID_CREDENTIALS')
    const other = await calls.tokens('token', { username: email, password: goodPassword })
    const { ceremony, options } = await begin(other.access_token)
    const input = { lang: 'en', name: 'Phone', ceremony, credential: device.register(options) } as const
    expect((await calls.ask('addPasskey', input, { token })).status).toBe(401)
    expect((await calls.ask('addPasskey', input, { token: other.access_token })).status).toBe(200)
    expect((await calls.ask('addPasskey', input, { token: other.access_token })).status).toBe(401)
    const late = await begin()
    calls.later(301)
    const answer = {
      lang: 'en',
      name: 'Phone',
      ceremony: late.ceremony,
      credential: device.register(late.options),
    } as const
    expect((await calls.ask('addPasskey', answer, { token })).status).toBe(401)
  })

  it('are not made without a look at their owner, nor for another site', async () => {
    for (const flags of [{ verified: false }, { origin: 'https://evil.example' }])
      expect((await errorOf(await add((asked) => device.register(asked, flags)))).code).toBe('INVALID_TOKEN')
  })

  it.each([
    ['without a look at their owner', { verified: false }],
    ['on another site', { origin: 'https://evil.example' }],
  ])('do not sign in %s', async (_how, flags) => {
    await enrol()
    expect((await errorOf(await enter(flags))).code).toBe('INVALID_CREDENTIALS')
  })

  it('do not sign in as a copy that counts behind, nor with an answer given before', async () => {
    await enrol()
    expect((await enter({ count: 7 })).status).toBe(200)
    expect((await enter({ count: 7 })).status).toBe(401)
    expect((await enter({ count: 5 })).status).toBe(401)
    const { ceremony, options } = await beginSignIn()
    const credential = device.sign(options, { count: 9 })
    const same = () => calls.status('signInWithPasskey', { ceremony, credential })
    expect([await same(), await same()]).toEqual([200, 401])
  })

  it('do not sign in with a question asked for something else, too old, or signed by nobody known', async () => {
    await enrol()
    const made = await begin()
    const misused = { ceremony: made.ceremony, credential: device.sign(made.options) }
    expect(await calls.status('signInWithPasskey', misused)).toBe(401)
    const { ceremony, options } = await beginSignIn()
    calls.later(301)
    expect(await calls.status('signInWithPasskey', { ceremony, credential: device.sign(options) })).toBe(401)
    device = softwareAuthenticator(environment().SITE_URL)
    expect((await enter()).status).toBe(401)
  })

  it('are named and taken away by their owner alone', async () => {
    await enrol()
    const stranger = (await signUp(db, calls, 'stranger@example.com')).access_token
    const { id } = device
    expect(await calls.status('renamePasskey', { id, name: 'Mine' }, { token: stranger })).toBe(404)
    expect(await calls.status('removePasskey', { id, lang: 'en' }, { token: stranger })).toBe(404)
    const renamed = await (await calls.ask('renamePasskey', { id, name: 'Old phone' }, { token })).json()
    expect(
      passkeySchema
        .array()
        .parse(renamed)
        .map(({ name }) => name),
    ).toEqual(['Old phone'])
    expect(await (await calls.ask('removePasskey', { id, lang: 'en' }, { token })).json()).toEqual([])
    expect((await enter()).status).toBe(401)
  })

  it('are no more than are allowed, several added at once included', async () => {
    const row = { account_id: '', public_key: '', counter: 0, transports: '[]', name: 'Phone', used_at: null }
    const { id: account_id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    const rows = Array.from({ length: mostPasskeys - 1 }, (_, i) => ({ ...row, account_id, id: `known-${i}` }))
    const created_at = calls.clock.now.toISOString()
    await db
      .insertInto('passkey')
      .values(rows.map((one) => ({ ...one, created_at })))
      .execute()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => add((asked) => softwareAuthenticator(environment().SITE_URL).register(asked))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await db.selectFrom('passkey').select('id').execute()).toHaveLength(mostPasskeys)
  })

  it('are no second factor: staff still gives a code', async () => {
    await enrol()
    await db.updateTable('account').set({ totp_secret: 'sealed', scopes: '["service"]' }).execute()
    expect(totpTicketSchema.safeParse(await (await enter()).json()).success).toBe(true)
  })
})
