import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWarrantyInput, type CreateWarrantyInput, type WarrantyReceipt } from '@/lib/contract/warranty-register'
import type { Database } from '@/lib/server/db/schema'
import { createRateLimits, rateLimitPlans } from '@/lib/server/http/rate-limits'
import { companyApi, from, sendJson } from '@/tests/support/company-calls'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { sendDue } from '@/tests/support/sent-messages'
import { contextOf } from '@/tests/support/service-context'
import { issuedProduct, warrantyForm } from '@/tests/support/warranty-form'
import { changePassportPin, resetPassportPin } from './change-pin'
import { sendPassportLink } from './lost-link'
import { getPassport } from './passport'
import { derivedPinOf, hashPin, makePin, verifyPin } from './pin'
import { createWarranty } from './register'

const start = new Date('2026-11-21T03:00:00.000Z')
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const own = '820195'

describe.each(['sqlite', 'postgres'] as const)('PIN and link on %s', (engine) => {
  let db: Kysely<Database>
  let next = 0
  let form: CreateWarrantyInput
  let receipt: WarrantyReceipt
  let token: string

  const register = (input: CreateWarrantyInput) => createWarranty(createWarrantyInput.parse(input), contextOf(db))
  const open = (pin: string, now = start) => getPassport({ lang: 'en', token, pin }, contextOf(db, { now }))
  const change = (newPin: string, pin = receipt.pin) => changePassportPin({ token, pin, newPin }, contextOf(db))
  const reset = (now = start, key: string = randomUUID(), of = token) =>
    resetPassportPin({ key, lang: 'en', token: of }, contextOf(db, { now }))
  const rowOf = () =>
    db
      .selectFrom('warranty')
      .select(['id', 'pin_hash', 'new_pin_hash', 'new_pin_until'])
      .where('number', '=', receipt.number)
      .executeTakeFirstOrThrow()
  const digitsIn = (text = '') => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? ''
  const refused = { code: 'NOT_FOUND', message: 'NOT_FOUND' }

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  }, 120_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    // Messages count against their recipient, and every test has the same.
    await db.deleteFrom('outbox').execute()
    form = warrantyForm([(await issuedProduct(db)).serial((next += 1))])
    receipt = await register(form)
    token = receipt.passport.split('#')[1] ?? ''
  })

  it('no message carries both: the link goes by mail, the PIN to the phone', async () => {
    const sent = await sendDue(db, start)
    expect(sent.map(({ channel, to }) => [channel, to]).sort()).toEqual([
      ['email', form.owner.email],
      ['sms', form.owner.phone],
    ])
    for (const { channel, subject, text, html } of sent) {
      const all = `${subject} ${text} ${html ?? ''}`
      expect([all.includes(token), all.includes(receipt.pin)]).toEqual(
        channel === 'email' ? [true, false] : [false, true],
      )
    }
  })

  it('what seems to come from a machine sends nothing to the mailbox and the phone it names', async () => {
    await sendDue(db, start)
    await register(warrantyForm(['unreadable'], { guard: { website: 'https://spam.example', elapsedMs: 300 } }))
    expect(await sendDue(db, start)).toEqual([])
  })

  it('the form sent again shows the same PIN, of which only a keyed hash is stored', async () => {
    expect(await register(form)).toEqual(receipt)
    expect((await register({ ...form, key: randomUUID() })).pin).not.toBe(receipt.pin)
    const { id, pin_hash: stored } = await rowOf()
    expect(stored).toMatch(/^\$argon2id\$/)
    expect(await verifyPin(db, id, receipt.pin, start)).toBe(true)
    // The hash of the same PIN without the key, or with that of another installation, opens nothing.
    for (const options of [undefined, { secret: Buffer.from('of another installation') }]) {
      await db
        .updateTable('warranty')
        .set({ pin_hash: await hash(receipt.pin, options) })
        .where('id', '=', id)
        .execute()
      expect(await verifyPin(db, id, receipt.pin, start)).toBe(false)
    }
  })

  it('a registration from before keeps the PIN it was given', async () => {
    const { id } = await rowOf()
    await db.updateTable('warranty').set({ pin_hash: null }).where('id', '=', id).execute()
    expect((await open(derivedPinOf(id))).number).toBe(receipt.number)
    await expect(open(receipt.pin)).rejects.toMatchObject(refused)
    await change(own, derivedPinOf(id))
    await expect(open(derivedPinOf(id))).rejects.toMatchObject(refused)
    expect((await open(own)).number).toBe(receipt.number)
  })

  it('its owner chooses another one; the one before opens nothing any more', async () => {
    expect(await change(own)).toEqual({})
    expect((await open(own)).number).toBe(receipt.number)
    await expect(open(receipt.pin)).rejects.toMatchObject(refused)
    await expect(change('407138')).rejects.toMatchObject(refused)
  })

  it.each(['123456', '000000', '345678', '202219'])('%s is no PIN to choose', async (weak) => {
    await expect(change(weak)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'newPin', code: 'invalid' }],
    })
    expect((await open(receipt.pin)).number).toBe(receipt.number)
  })

  it('a lost one is replaced over the phone: the old one is good until the new one is used', async () => {
    await sendDue(db, start)
    expect(await reset()).toEqual({ hours: 24 })
    const [message, ...others] = await sendDue(db, start)
    expect([message?.channel, message?.to, others]).toEqual(['sms', form.owner.phone, []])
    expect(message?.text).not.toMatch(/http|#/)
    const fresh = digitsIn(message?.text)
    expect(JSON.stringify(await rowOf())).not.toContain(fresh)
    await open(receipt.pin)
    expect((await open(fresh, after(23))).number).toBe(receipt.number)
    await expect(open(receipt.pin)).rejects.toMatchObject(refused)
    expect((await open(fresh, after(100))).number).toBe(receipt.number)
  })

  it('a new PIN nobody used is void after a day, after the next one, and after a choice', async () => {
    const ask = async (now = start) => {
      await sendDue(db, now)
      await reset(now)
      return digitsIn((await sendDue(db, now))[0]?.text)
    }
    await expect(open(await ask(), after(25))).rejects.toMatchObject(refused)
    const [first, second] = [await ask(), await ask()]
    await expect(open(first)).rejects.toMatchObject(refused)
    await change(own)
    await expect(open(second)).rejects.toMatchObject(refused)
    expect((await open(own)).number).toBe(receipt.number)
  })

  it('the same request sent again is one message; a forged link gets the same answer and none', async () => {
    await sendDue(db, start)
    const key = randomUUID()
    const answers = await Promise.all([
      reset(start, key),
      reset(start, key),
      reset(start, randomUUID(), `${token}x`),
      reset(start, randomUUID(), 'nothing'),
    ])
    expect(answers).toEqual(Array.from({ length: 4 }, () => ({ hours: 24 })))
    expect(await sendDue(db, start)).toHaveLength(1)
  })

  it('a lost link goes to the mailbox on file for serial and phone; whoever else asks learns nothing', async () => {
    await sendDue(db, start)
    const [serial = ''] = form.serials
    const ask = (typed: string, phoneLast4: string) =>
      sendPassportLink({ lang: 'th', serial: typed, phoneLast4 }, contextOf(db))
    for (const [typed, digits] of [
      [serial, '0000'],
      [(await issuedProduct(db)).serial(99), '5678'],
      ['nonsense', '5678'],
    ] as const) {
      const began = performance.now()
      expect(await ask(typed, digits)).toEqual({})
      expect(performance.now() - began).toBeGreaterThan(245)
    }
    expect(await sendDue(db, start)).toEqual([])
    expect(await ask(serial.toLowerCase().replaceAll('-', ' '), '5678')).toEqual({})
    const [message, ...others] = await sendDue(db, start)
    expect([message?.channel, message?.to, others]).toEqual(['email', form.owner.email, []])
    expect(message?.text).toContain(`/th/services/warranty/passport#${token}`)
    expect(`${message?.text} ${message?.html ?? ''}`).not.toContain(receipt.pin)
  })

  it('neither can be asked for without end', async () => {
    const [serial = ''] = form.serials
    let address = 0
    const api = companyApi(db, createRateLimits({ ...rateLimitPlans, message: { points: 2, seconds: 600 } }))
    const ask = async (path: string, body: object) =>
      (await sendJson(api, path, body, from(`192.0.2.${(address += 1)}`))).status
    const pins = [
      await ask('api/warranty/new-pin', { key: randomUUID(), token }),
      await ask('api/warranty/new-pin', { key: randomUUID(), token }),
      await ask('api/warranty/new-pin', { key: randomUUID(), token }),
    ]
    const links = [
      await ask('api/warranty/link', { serial, phoneLast4: '5678' }),
      await ask('api/warranty/link', { serial, phoneLast4: '0000' }),
      await ask('api/warranty/link', { serial, phoneLast4: '5678' }),
    ]
    expect([pins, links]).toEqual([
      [200, 200, 429],
      [200, 200, 429],
    ])
  })
})

it('a made PIN has six digits and its hash says nothing of it', async () => {
  const made = Array.from({ length: 200 }, makePin)
  expect(made.filter((pin) => !/^\d{6}$/.test(pin))).toEqual([])
  expect(new Set(made).size).toBeGreaterThan(190)
  expect(await hashPin(own)).not.toBe(await hashPin(own))
})
