import '@/tests/support/environment'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { currentUserSchema, tokenSchema, totpTicketSchema } from '@/lib/contract/account'
import type { Database } from '@/lib/server/db/schema'
import { createRateLimits, rateLimitPlans } from '@/lib/server/http/rate-limits'
import { sampleAccounts, writeAccounts } from '@/lib/server/seed/accounts'
import { accountCalls, lastMessageTo, type AccountCalls } from '@/tests/support/accounts'
import { errorOf } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { hashPassword } from './password'
import { stepOf, totpCode } from './totp'

const [, , { email: username, password }] = sampleAccounts
const [{ email: customer, password: customersPassword }] = sampleAccounts
const confirmedSchema = tokenSchema.extend({ recovery_codes: z.array(z.string()) })

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => parseInt(byte, 2)))
}

describe.each(['sqlite', 'postgres'] as const)('a second factor on %s', (engine) => {
  let db: Kysely<Database>
  let calls: AccountCalls
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  })
  afterAll(() => db.destroy())
  beforeEach(async () => {
    for (const table of ['account', 'outbox', 'outbox_recipient'] as const) await db.deleteFrom(table).execute()
    await writeAccounts(db)
    calls = accountCalls(db)
  })

  const scopesOf = async (token: string) =>
    currentUserSchema.parse(await (await calls.ask('ApiUser/Me', {}, { token })).json()).data
  const signIn = () => calls.tokens('token', { username, password })
  const ticket = async () =>
    totpTicketSchema.parse(await (await calls.ask('token', { username, password })).json()).totp_ticket
  const confirm = (totp_ticket: string, code: string) => calls.ask('confirmTotp', { totp_ticket, code, lang: 'en' })
  const codeOf = (secret: Buffer) => totpCode(secret, stepOf(calls.clock.now))
  const begin = async (token: string) => {
    const answer = await calls.ask('enrolTotp', { password }, { token })
    const { uri, totp_ticket } = totpTicketSchema.extend({ uri: z.string() }).parse(await answer.json())
    return { totp_ticket, secret: fromBase32(new URL(uri).searchParams.get('secret') ?? '') }
  }
  const enrol = async () => {
    const { totp_ticket, secret } = await begin((await signIn()).access_token)
    const confirmed = confirmedSchema.parse(await (await confirm(totp_ticket, codeOf(secret))).json())
    calls.later(30)
    return { ...confirmed, secret }
  }
  const move = (token: string) => calls.ask('moveCase', { number: 'R-2345-2345', text: 'Hello' }, { token })

  it('is what the scopes of staff are withheld without', async () => {
    const { access_token } = await signIn()
    expect(await scopesOf(access_token)).toMatchObject({ scope: [], secondFactor: 'missing' })
    expect(await errorOf(await move(access_token))).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  })

  it('gives them, ends every other session and tells the owner', async () => {
    const before = await signIn()
    const { access_token, recovery_codes, refresh_token } = await enrol()
    expect(await scopesOf(access_token)).toMatchObject({
      scope: ['service', 'people', 'content', 'integrity', 'internal'],
      secondFactor: 'given',
    })
    expect((await move(access_token)).status).toBe(404)
    expect(await calls.isSignedIn(before.access_token)).toBe(false)
    expect((await lastMessageTo(db, username))?.template).toBe('accountSecondFactor')
    expect(new Set(recovery_codes).size).toBe(10)
    const renewed = await calls.tokens('refreshToken', { refresh_token })
    expect((await scopesOf(renewed.access_token)).secondFactor).toBe('given')
  })

  it('is asked for at every sign-in, each code once', async () => {
    const { secret } = await enrol()
    const code = codeOf(secret)
    const answers = await Promise.all([confirm(await ticket(), code), confirm(await ticket(), code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
    expect((await confirm(await ticket(), code)).status).toBe(401)
    expect((await lastMessageTo(db, username))?.template).toBe('accountCodeReused')
    calls.later(30)
    const again = await confirm(await ticket(), codeOf(secret))
    const { access_token, recovery_codes } = confirmedSchema.parse(await again.json())
    expect([(await scopesOf(access_token)).secondFactor, recovery_codes]).toEqual(['given', []])
  })

  it('takes tickets for five minutes, and no made-up ones', async () => {
    const { secret } = await enrol()
    const late = await ticket()
    calls.later(301)
    for (const totp_ticket of [late, 'x'.repeat(40)])
      expect(await errorOf(await confirm(totp_ticket, codeOf(secret)))).toMatchObject({ code: 'INVALID_TOKEN' })
  })

  it('takes no ticket that was given for another password', async () => {
    const { secret } = await enrol()
    const early = await ticket()
    await db
      .updateTable('account')
      .set({ password_hash: await hashPassword('another-one-since-1') })
      .execute()
    expect(await errorOf(await confirm(early, codeOf(secret)))).toMatchObject({ code: 'INVALID_TOKEN' })
  })

  it('is not for customers yet', async () => {
    const { access_token } = await calls.tokens('token', { username: customer, password: customersPassword })
    const answer = await calls.ask('enrolTotp', { password: customersPassword }, { token: access_token })
    expect(await errorOf(answer)).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('can be given by a recovery code instead, each once', async () => {
    const { recovery_codes } = await enrol()
    const [code = '', other = ''] = recovery_codes
    expect((await confirm(await ticket(), code.toLowerCase().replace('-', ' '))).status).toBe(200)
    expect((await confirm(await ticket(), code)).status).toBe(401)
    expect((await confirm(await ticket(), other)).status).toBe(200)
  })

  it('keeps neither secret nor recovery codes in clear', async () => {
    const { secret, recovery_codes } = await enrol()
    const rows = JSON.stringify(await db.selectFrom('account').selectAll().execute())
    for (const clear of [secret.toString('base64'), secret.toString('hex'), ...recovery_codes])
      expect(rows).not.toContain(clear)
  })

  it('is not replaced by whoever has the password alone, nor by a ticket from before', async () => {
    const { access_token } = await signIn()
    const early = await begin(access_token)
    const { secret, access_token: mine } = await enrol()
    expect((await confirm(early.totp_ticket, codeOf(early.secret))).status).toBe(401)
    const replaced = await begin(mine)
    expect((await confirm(replaced.totp_ticket, codeOf(replaced.secret))).status).toBe(200)
    calls.later(30)
    expect((await confirm(await ticket(), codeOf(secret))).status).toBe(401)
    expect((await confirm(await ticket(), codeOf(replaced.secret))).status).toBe(200)
  })

  it('is guessed a few times only, from however many addresses', async () => {
    const { secret } = await enrol()
    const totp_ticket = await ticket()
    const plans = { ...rateLimitPlans, pin: { points: 2, seconds: 60 }, 'pin-slowed': { points: 1, seconds: 60 } }
    const limited = accountCalls(db, createRateLimits(plans))
    limited.clock.now = calls.clock.now
    const guess = (address: string) =>
      limited.status('confirmTotp', { totp_ticket, code: '000000x', lang: 'en' }, { address })
    expect([await guess('192.0.2.1'), await guess('192.0.2.2')]).toEqual([401, 401])
    expect([await guess('192.0.2.3'), await guess('192.0.2.3')]).toEqual([401, 429])
    const right = { totp_ticket, code: codeOf(secret), lang: 'en' as const }
    expect(await limited.status('confirmTotp', right, { address: '192.0.2.4' })).toBe(200)
  })
})
