import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '@/lib/server/db/schema'
import { createRateLimits, rateLimitPlans } from '@/lib/server/http/rate-limits'
import { accountCalls, goodPassword, lastMessageTo, signUp, type AccountCalls } from '@/tests/support/accounts'
import { errorOf } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { countWork } from '@/tests/support/count-work'
import { linkMinutes } from './reset-password'

const email = 'somchai@example.com'
const newPassword = 'eleven quick herons'
const tables = ['password_reset', 'account', 'one_time_code', 'outbox', 'outbox_recipient'] as const

describe.each(['sqlite', 'postgres'] as const)('passwords on %s', (engine) => {
  let db: Kysely<Database>
  let calls: AccountCalls
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  })
  afterAll(() => db.destroy())
  beforeEach(async () => {
    for (const table of tables) await db.deleteFrom(table).execute()
    calls = accountCalls(db)
  })

  const linkSentTo = async (to: string) => /#([\w-]{43})/.exec((await lastMessageTo(db, to))?.text ?? '')?.[1] ?? ''
  const requestLink = async (to = email) => {
    calls.later(1)
    expect(await calls.status('requestPasswordReset', { to, lang: 'en' })).toBe(200)
    return linkSentTo(to)
  }
  const reset = async (token: string, password = newPassword) => {
    const answer = await calls.ask('resetPassword', { token, password, lang: 'en' })
    return answer.status === 200 ? 'done' : (await errorOf(answer)).code
  }
  const canSignIn = async (password: string, username = email) =>
    (await calls.status('token', { username, password })) === 200

  it.each([email, '+66812345678'])('of %s are set anew with a link, once, and every session ends', async (to) => {
    const { access_token } = await signUp(db, calls, to)
    const link = await requestLink(to)
    expect(await reset(link)).toBe('done')
    expect([await canSignIn(goodPassword, to), await canSignIn(newPassword, to)]).toEqual([false, true])
    expect(await calls.isSignedIn(access_token)).toBe(false)
    expect(await reset(link, 'twelve slow herons')).toBe('LINK_EXPIRED')
    expect(await db.selectFrom('outbox').select('template').where('urgency', '=', 'notice').execute()).toEqual([
      { template: 'accountPasswordChanged' },
    ])
  })

  it('are not set by a link that is old, made up or void, nor twice at once', async () => {
    await signUp(db, calls, email)
    const [void1, link] = [await requestLink(), await requestLink()]
    expect(await reset('x'.repeat(43))).toBe('LINK_EXPIRED')
    const outcomes = await Promise.all([reset(link), reset(link)])
    expect(outcomes.toSorted()).toEqual(['LINK_EXPIRED', 'done'])
    expect(await reset(void1)).toBe('LINK_EXPIRED')
    const late = await requestLink()
    calls.later(linkMinutes * 60)
    expect(await reset(late)).toBe('LINK_EXPIRED')
  })

  it('that are weak are refused, and the link stays good', async () => {
    await signUp(db, calls, email)
    const link = await requestLink()
    for (const password of ['password1', 'somchai2026']) expect(await reset(link, password)).toBe('WEAK_PASSWORD')
    expect(await reset(link)).toBe('done')
  })

  it('of nobody are asked for like those of somebody: the same answer and the same work', async () => {
    await signUp(db, calls, email)
    const of = async (to: string) => {
      const counted = countWork(db)
      const answer = await accountCalls(counted.db).ask('requestPasswordReset', { to, lang: 'en' })
      return { status: answer.status, body: await answer.json(), queries: counted.queries }
    }
    const nobody = await of('nobody@example.com')
    expect(await of(email)).toEqual(nobody)
    expect(nobody.queries.length).toBeGreaterThan(3)
    expect((await lastMessageTo(db, 'nobody@example.com'))?.template).toBe('accountUnknown')
    expect(await linkSentTo('nobody@example.com')).toBe('')
  })

  it('leave no link in the database', async () => {
    await signUp(db, calls, email)
    const link = await requestLink()
    const rows = [
      await db.selectFrom('password_reset').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(link)
  })

  it('are changed with the current one; other sessions end, this one goes on', async () => {
    const here = await signUp(db, calls, email)
    const there = await calls.tokens('token', { username: email, password: goodPassword })
    const link = await requestLink()
    const change = (current: string, password = newPassword) =>
      calls.status('changePassword', { current, password, lang: 'en' }, { token: here.access_token })
    expect([await change('not the password'), await change(goodPassword, 'password1')]).toEqual([401, 422])
    expect(await change(goodPassword)).toBe(200)
    expect(await calls.isSignedIn(here.access_token)).toBe(true)
    expect(await calls.isSignedIn(there.access_token)).toBe(false)
    expect([await canSignIn(goodPassword), await canSignIn(newPassword)]).toEqual([false, true])
    expect(await reset(link), 'a link from before').toBe('LINK_EXPIRED')
    expect((await lastMessageTo(db, email))?.template).toBe('accountPasswordChanged')
  })

  it('are changed once with one current password, also when several changes come at once', async () => {
    const { access_token: token } = await signUp(db, calls, email)
    const wanted = ['eleven quick herons', 'twelve slow herons', 'thirteen loud herons']
    const change = (password: string) =>
      calls.status('changePassword', { current: goodPassword, password, lang: 'en' }, { token })
    const statuses = await Promise.all(wanted.map(change))
    expect(statuses.toSorted()).toEqual([200, 401, 401])
    expect(await canSignIn(wanted[statuses.indexOf(200)] ?? '')).toBe(true)
  })

  it('are guessed neither at signing in nor at changing: both count for the account, whoever asks', async () => {
    const { access_token: token } = await signUp(db, calls, email)
    const plans = {
      ...rateLimitPlans,
      password: { points: 3, seconds: 60 },
      'password-slowed': { points: 1, seconds: 60 },
    }
    const limited = accountCalls(db, createRateLimits(plans))
    limited.clock.now = calls.clock.now
    const guess = (address: string) =>
      limited.status('token', { username: email, password: 'not the password' }, { address })
    const wrong = { current: 'not the password', password: newPassword, lang: 'en' as const }
    expect(await guess('192.0.2.1')).toBe(401)
    expect(await limited.status('changePassword', wrong, { token, address: '192.0.2.2' })).toBe(401)
    expect(await guess('192.0.2.3')).toBe(401)
    expect([await guess('192.0.2.4'), await guess('192.0.2.4')]).toEqual([401, 429])
    expect(await limited.status('changePassword', wrong, { token, address: '192.0.2.4' })).toBe(429)
  })
})
