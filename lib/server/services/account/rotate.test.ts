import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TokenPair } from '@/lib/contract/account'
import type { Database } from '@/lib/server/db/schema'
import { accountCalls, goodPassword, signUp, type AccountCalls } from '@/tests/support/accounts'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { tokenLifetimeSeconds } from '@/lib/server/http/token'
import { graceMs } from './rotate'
import { sessionLifetimes } from './sessions'

const email = 'somchai@example.com'

describe.each(['sqlite', 'postgres'] as const)('sessions on %s', (engine) => {
  let db: Kysely<Database>
  let calls: AccountCalls
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
    await signUp(db, accountCalls(db), email)
  })
  afterAll(() => db.destroy())
  beforeEach(async () => {
    await db.deleteFrom('account_session').execute()
    calls = accountCalls(db)
  })

  const signIn = () => calls.tokens('token', { username: email, password: goodPassword })
  const refresh = ({ refresh_token }: Pick<TokenPair, 'refresh_token'>) =>
    calls.tokens('refreshToken', { refresh_token })
  const refused = async ({ refresh_token }: Pick<TokenPair, 'refresh_token'>) =>
    (await calls.status('refreshToken', { refresh_token })) === 401

  it('keep no token, only hashes', async () => {
    const first = await signIn()
    const second = await refresh(first)
    const rows = JSON.stringify(await db.selectFrom('account_session').selectAll().execute())
    for (const { refresh_token } of [first, second]) expect(rows).not.toContain(refresh_token.split('.')[2])
  })

  it('have access tokens for a quarter of an hour', async () => {
    const first = await signIn()
    calls.later(tokenLifetimeSeconds - 1)
    expect(await calls.isSignedIn(first.access_token)).toBe(true)
    calls.later(2)
    expect(await calls.isSignedIn(first.access_token)).toBe(false)
    expect(await calls.isSignedIn((await refresh(first)).access_token)).toBe(true)
  })

  it('give six calls made at once, and a tab that wakes up late, one successor', async () => {
    const first = await signIn()
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(first)))
    expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(1)
    calls.later(graceMs / 1000)
    const late = await refresh(first)
    expect(late.refresh_token).toBe(answers[0]?.refresh_token)
    expect(await calls.isSignedIn(late.access_token)).toBe(true)
    expect(await refused(await refresh(late))).toBe(false)
  })

  it('end when an old token comes back after that, and their access tokens with them', async () => {
    const first = await signIn()
    const second = await refresh(first)
    calls.later(graceMs / 1000 + 1)
    expect(await refused(first)).toBe(true)
    expect(await refused(second)).toBe(true)
    expect(await calls.isSignedIn(second.access_token)).toBe(false)
  })

  it('end when an even older one comes back, however soon', async () => {
    const first = await signIn()
    const third = await refresh(await refresh(first))
    expect(await refused(first)).toBe(true)
    expect(await refused(third)).toBe(true)
  })

  it('do not end by a token that is made up, or of another session', async () => {
    const mine = await signIn()
    const other = await signIn()
    const [session = ''] = mine.refresh_token.split('.')
    const secret = other.refresh_token.split('.')[2] ?? ''
    for (const made of [
      `${session}.0.${secret}`,
      `${session}.7.${secret}`,
      `${session}.99999.${secret}`,
      'x'.repeat(60),
    ]) {
      expect(await refused({ refresh_token: made })).toBe(true)
      expect(await calls.status('revokeToken', { refresh_token: made })).toBe(200)
    }
    expect(await calls.isSignedIn((await refresh(mine)).access_token)).toBe(true)
  })

  it('end by signing out, with any token they had, and no other does', async () => {
    const [mine, other] = [await signIn(), await signIn()]
    const newest = await refresh(mine)
    expect(await calls.status('revokeToken', { refresh_token: mine.refresh_token })).toBe(200)
    expect(await calls.isSignedIn(newest.access_token)).toBe(false)
    expect(await refused(newest)).toBe(true)
    expect(await calls.isSignedIn(other.access_token)).toBe(true)
  })

  it('end all at once', async () => {
    const all = [await signIn(), await signIn(), await signIn()]
    const token = all[0]?.access_token ?? ''
    expect(await calls.status('revokeAllTokens', {}, { token })).toBe(200)
    for (const one of all) {
      expect(await calls.isSignedIn(one.access_token)).toBe(false)
      expect(await refused(one)).toBe(true)
    }
    expect(await calls.status('revokeAllTokens', {})).toBe(401)
  })

  it('end without use after a month, and after half a year in any case', async () => {
    const seconds = sessionLifetimes.customer.idle / 1000
    const first = await signIn()
    expect(first.refresh_expires_in).toBe(seconds)
    calls.later(seconds - 1)
    let newest = await refresh(first)
    for (let month = 0; month < 5; month += 1) {
      calls.later(seconds - 1)
      newest = await refresh(newest)
    }
    expect(newest.refresh_expires_in).toBeLessThan(10)
    calls.later(10)
    expect(await refused(newest)).toBe(true)
  })

  it('belong to their account alone, and go with it', async () => {
    const tokens = await signUp(db, calls, 'gone@example.com')
    await db.deleteFrom('account').where('email', '=', 'gone@example.com').execute()
    expect(await calls.isSignedIn(tokens.access_token)).toBe(false)
    expect(await refused(tokens)).toBe(true)
  })
})
