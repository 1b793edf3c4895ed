import '@/tests/support/environment'
import type * as Argon2 from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentUserSchema } from '@/lib/contract/account'
import type { Database } from '@/lib/server/db/schema'
import { createRateLimits, rateLimitPlans } from '@/lib/server/http/rate-limits'
import {
  accountCalls,
  codeSentTo,
  goodPassword,
  lastMessageTo,
  registration,
  signUp,
  type AccountCalls,
} from '@/tests/support/accounts'
import { errorOf } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { countWork } from '@/tests/support/count-work'

const work = vi.hoisted(() => ({ hashes: 0 }))
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof Argon2>()
  const counted =
    <A extends unknown[], R>(run: (...input: A) => R) =>
    (...input: A) => {
      work.hashes += 1
      return run(...input)
    }
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) }
})

const tables = ['account', 'account_registration', 'one_time_code', 'submission', 'outbox', 'outbox_recipient'] as const

describe.each(['sqlite', 'postgres'] as const)('registration on %s', (engine) => {
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

  const register = async (...input: Parameters<typeof registration>) =>
    (await (await calls.ask('registerAccount', registration(...input))).json()) as { registration: string }
  const errorFor = async (...input: Parameters<typeof registration>) =>
    errorOf(await calls.ask('registerAccount', registration(...input)))

  it.each([
    ['Somchai@Example.com', 'somchai@example.com', { email: 'somchai@example.com', phone: null }],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', '+66812345678', { email: null, phone: '+66812345678' }],
  ])('by %s makes an account once the code has come', async (typed, recipient, known) => {
    const { registration: id } = await register(typed)
    expect(await db.selectFrom('account').select('id').execute()).toEqual([])
    expect(await calls.status('token', { username: typed, password: goodPassword })).toBe(401)
    const { access_token } = await calls.tokens('confirmAccount', {
      registration: id,
      code: await codeSentTo(db, recipient),
    })
    const { data } = currentUserSchema.parse(await (await calls.ask('ApiUser/Me', {}, { token: access_token })).json())
    expect(data).toMatchObject({ ...known, name: 'Somchai Jaidee', scope: ['customer'], secondFactor: 'not-needed' })
    expect(await calls.status('token', { username: typed, password: goodPassword })).toBe(200)
    expect((await lastMessageTo(db, recipient))?.channel).toBe(known.email ? 'email' : 'sms')
  })

  it('asks for an address, or a mobile phone in Thailand', async () => {
    for (const to of ['02-123-4567', '+819012345678', '0812'])
      expect(await errorFor(to)).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'to', code: 'invalid' }] })
  })

  it.each([
    'password1',
    'iloveyou1',
    'aaaaaaaaaa',
    '1234567890',
    'YSS-suspension99',
    'somchai2026',
    'Somchai Jaidee',
    'ｐａｓｓｗｏｒｄ',
  ])('refuses %s, and tells nobody of it', async (password) => {
    expect(await errorFor('somchai@example.com', { password })).toMatchObject({
      code: 'WEAK_PASSWORD',
      fields: [{ path: 'password', code: 'invalid' }],
    })
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  it.each(['lowercase only words', 'ลูกหมูสามตัวกินข้าว', 'r8!kQ02z'])(
    'takes %s: there are no rules but length',
    async (password) => {
      expect(await calls.status('registerAccount', registration('somchai@example.com', { password }))).toBe(200)
    },
  )

  it('answers a known address like a new one, and does the same for it', async () => {
    await signUp(db, calls, 'known@example.com')
    const of = async (to: string) => {
      work.hashes = 0
      const counted = countWork(db)
      const counting = accountCalls(counted.db)
      const answer = await counting.ask('registerAccount', registration(to))
      const body = (await answer.json()) as { registration: string }
      const known = { hashes: work.hashes, queries: [...counted.queries] }
      const wrong = await counting.ask('confirmAccount', { registration: body.registration, code: '000000' })
      const { code } = await errorOf(wrong)
      return {
        status: answer.status,
        keys: Object.keys(body),
        ...known,
        wrong: [wrong.status, code],
        after: counted.queries.length,
      }
    }
    const stranger = await of('new@example.com')
    expect(await of('known@example.com')).toEqual(stranger)
    expect(stranger.hashes).toBe(1)
    expect(stranger.queries.length).toBeGreaterThan(4)
  })

  it('tells the owner of a known address, without a code', async () => {
    await signUp(db, calls, 'known@example.com')
    await register('known@example.com', { lang: 'th' })
    const message = await lastMessageTo(db, 'known@example.com')
    expect(message).toMatchObject({ template: 'accountKnown', lang: 'th', withheld: null })
    expect(message?.text).toContain('/th/login')
    expect(message?.text).not.toMatch(/\d{6}/)
  })

  it('leaves an account to whoever reads its address, whatever others registered for it', async () => {
    const { registration: mine } = await register('mine@example.com', { password: goodPassword })
    const code = await codeSentTo(db, 'mine@example.com')
    calls.later(1)
    const { registration: theirs } = await register('mine@example.com', { password: 'the password of a thief' })
    expect(await calls.status('confirmAccount', { registration: theirs, code })).toBe(401)
    expect(await calls.status('confirmAccount', { registration: mine, code })).toBe(200)
    const password = 'the password of a thief'
    expect(await calls.status('token', { username: 'mine@example.com', password })).toBe(401)
    const latest = await codeSentTo(db, 'mine@example.com')
    expect(await calls.status('confirmAccount', { registration: theirs, code: latest })).toBe(401)
  })

  it('has codes for ten minutes and five tries, each good once', async () => {
    const { registration: id } = await register('somchai@example.com')
    const code = await codeSentTo(db, 'somchai@example.com')
    const wrong = code === '111111' ? '222222' : '111111'
    for (let time = 0; time < 5; time += 1)
      expect(await calls.status('confirmAccount', { registration: id, code: wrong })).toBe(401)
    expect(await calls.status('confirmAccount', { registration: id, code })).toBe(401)
    const { registration: second } = await register('somchai@example.com')
    calls.later(601)
    const late = { registration: second, code: await codeSentTo(db, 'somchai@example.com') }
    expect(await calls.status('confirmAccount', late)).toBe(401)
  })

  it('sent again by a nervous finger sends one code', async () => {
    const form = registration('somchai@example.com')
    const bodies = await Promise.all([calls.ask('registerAccount', form), calls.ask('registerAccount', form)])
    const [one, two] = await Promise.all(bodies.map((answer) => answer.json() as Promise<unknown>))
    expect(two).toEqual(one)
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
    expect(await calls.status('registerAccount', { ...form, name: 'Somebody else' })).toBe(409)
  })

  it('is limited by caller and by address, whatever a header claims', async () => {
    const limited = accountCalls(db, createRateLimits(rateLimitPlans))
    const statuses: number[] = []
    for (let time = 0; time < 7; time += 1)
      statuses.push(
        await limited.status('registerAccount', registration(`a${time}@example.com`), { address: '192.0.2.1' }),
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    const atOne: number[] = []
    for (let time = 0; time < 7; time += 1)
      atOne.push(
        await limited.status('registerAccount', registration('One@example.com'), { address: `198.51.100.${time}` }),
      )
    expect(atOne).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('has codes that are guessed at one address a few times only, however many registrations of it are begun', async () => {
    const plans = { ...rateLimitPlans, pin: { points: 3, seconds: 60 }, 'pin-slowed': { points: 1, seconds: 60 } }
    const limited = accountCalls(db, createRateLimits(plans))
    const guess = async (time: number, address: string) => {
      const { registration: id } = await register('one@example.com')
      calls.later(time)
      return limited.status('confirmAccount', { registration: id, code: '000000' }, { address })
    }
    expect([await guess(1, '192.0.2.1'), await guess(2, '192.0.2.2'), await guess(3, '192.0.2.3')]).toEqual([
      401, 401, 401,
    ])
    expect([await guess(4, '192.0.2.4'), await guess(5, '192.0.2.4')]).toEqual([401, 429])
  })
})
