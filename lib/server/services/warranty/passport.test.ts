import '@/tests/support/environment'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createWarrantyInput, type CreateWarrantyInput, type WarrantyReceipt } from '@/lib/contract/warranty-register'
import type { User } from '@/lib/contract/account'
import type { WarrantyState } from '@/lib/contract/warranty-words'
import type { Database } from '@/lib/server/db/schema'
import { createGuess } from '@/lib/server/http/guesses'
import { createRateLimits } from '@/lib/server/http/rate-limits'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'
import { contextOf } from '@/tests/support/service-context'
import { staff } from '@/tests/support/staff'
import { issuedProduct, provedForm } from '@/tests/support/warranty-form'
import { followCalendarOfAll } from './calendar'
import { createClaim } from './claims'
import { getPassport, getPassportByTicket } from './passport'
import { createWarranty } from './register'
import { reviewClaim, reviewWarranty } from './review'

const at = (day: string) => new Date(`${day}T03:00:00Z`)

describe.each(['sqlite', 'postgres'] as const)('after a registration, on %s', (engine) => {
  let db: Kysely<Database>
  let next = 0
  let receipt: WarrantyReceipt

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  }, 120_000)
  afterAll(() => db.destroy())

  const register = async (change: Partial<CreateWarrantyInput> = {}) =>
    createWarranty(
      createWarrantyInput.parse(await provedForm(db, [(await issuedProduct(db)).serial((next += 1))], change)),
      contextOf(db),
    )
  const keyOf = ({ passport, pin }: WarrantyReceipt) => ({ token: passport.split('#')[1] ?? '', pin })
  const open = (of: WarrantyReceipt, day = '2026-11-21') =>
    getPassport({ lang: 'en', ...keyOf(of) }, contextOf(db, { now: at(day) }))
  const review = (number: string, to: WarrantyState, reason?: string, user: User | null = staff) =>
    reviewWarranty({ number, to, release: false, reason }, contextOf(db, { user }))
  const claim = (of: WarrantyReceipt, day = '2026-12-01') =>
    createClaim(
      {
        key: randomUUID(),
        lang: 'en',
        ...keyOf(of),
        symptom: 'oil-leak',
        text: 'Oil at the rod',
        photoIds: [],
        guard: { website: '', elapsedMs: 9000 },
      },
      contextOf(db, { now: at(day) }),
    )

  beforeEach(async () => {
    receipt = await register()
  })

  it('link and PIN open everything about it', async () => {
    expect(await open(receipt)).toMatchObject({
      number: receipt.number,
      state: 'active',
      owner: 'Somchai Jaidee',
      coveredUntil: '2027-11-09',
      coveredKm: 21_200,
      serviceDue: { on: '2028-11-10', km: 21_200 },
      timeline: [{ state: 'submitted' }, { state: 'verified' }, { state: 'active' }],
      claims: [],
      hasReceipt: true,
    })
  })

  it('a wrong PIN, a forged link and a link of something else say the same', async () => {
    const { token, pin } = keyOf(receipt)
    const wrong = [
      { token, pin: pin === '000000' ? '000001' : '000000' },
      { token: `${token}x`, pin },
      { token: 'nothing', pin },
      { token: keyOf(await register()).token, pin },
    ]
    for (const key of wrong)
      await expect(getPassport({ lang: 'en', ...key }, contextOf(db))).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'NOT_FOUND',
      })
  })

  it('wrong PINs are limited for each caller, and lock nobody else out', async () => {
    const limits = createRateLimits()
    const { token, pin } = keyOf(receipt)
    const from = (address: string, tried: string) =>
      getPassport({ lang: 'en', token, pin: tried }, contextOf(db, { guess: createGuess(limits, address) }))
    const wrong = pin === '000000' ? '000001' : '000000'
    for (let time = 0; time < 10; time += 1)
      await expect(from('192.0.2.1', wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(from('192.0.2.1', pin)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    for (let time = 0; time < 20; time += 1) expect((await from('192.0.2.2', pin)).number).toBe(receipt.number)
  })

  it('a ticket opens the documents for a quarter of an hour', async () => {
    const { ticket } = await open(receipt)
    const document = (minutes: number) =>
      getPassportByTicket(
        { ticket, lang: 'th' },
        contextOf(db, { now: new Date(at('2026-11-21').getTime() + minutes * 60_000) }),
      )
    expect((await document(14)).number).toBe(receipt.number)
    await expect(document(16)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(getPassportByTicket({ ticket: `${ticket}x`, lang: 'th' }, contextOf(db))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('the calendar moves it on, once, and tells the owner before the end', async () => {
    expect((await open(receipt, '2027-09-09')).state).toBe('active')
    expect((await open(receipt, '2027-09-10')).state).toBe('expiring')
    expect((await open(receipt, '2027-11-09')).state).toBe('expiring')
    expect(
      (await open(receipt, '2027-11-10')).timeline.map(({ state, actor }) => `${state} ${actor}`).slice(-2),
    ).toEqual(['expiring calendar', 'expired calendar'])
    const messages = (await readMessages(db)).filter(
      ({ template, text }) => template === 'warrantyExpiring' && text.includes(receipt.number),
    )
    expect(messages).toHaveLength(1)
    const another = await register()
    expect(await followCalendarOfAll(db, at('2028-01-01'))).toBeGreaterThan(0)
    expect((await open(another, '2028-01-01')).timeline.at(-1)).toMatchObject({ state: 'expired' })
  })

  it('opened by many on the day it moves on, it moves once and opens for all', async () => {
    const fresh = await register()
    const opened = await Promise.all(Array.from({ length: 8 }, () => open(fresh, '2027-09-10')))
    expect(new Set(opened.map(({ state }) => state))).toEqual(new Set(['expiring']))
    await Promise.all(Array.from({ length: 2 }, () => followCalendarOfAll(db, at('2028-02-01'))))
    const { timeline } = await open(fresh, '2028-02-01')
    expect(timeline.filter(({ actor }) => actor === 'calendar').map(({ state }) => state)).toEqual([
      'expiring',
      'expired',
    ])
  })

  it('one that the calendar cannot move keeps no other where it is', async () => {
    const other = await register()
    const { owner } = await db
      .selectFrom('warranty')
      .select('owner')
      .where('number', '=', receipt.number)
      .executeTakeFirstOrThrow()
    const setOwner = (text: string) =>
      db.updateTable('warranty').set({ owner: text }).where('number', '=', receipt.number).execute()
    await setOwner('{')
    await expect(followCalendarOfAll(db, at('2027-09-10'))).rejects.toThrow(
      '1 registrations did not follow the calendar',
    )
    const { state } = await db
      .selectFrom('warranty')
      .select('state')
      .where('number', '=', other.number)
      .executeTakeFirstOrThrow()
    expect(state).toBe('expiring')
    await setOwner(owner)
  })

  it('a claim goes through its states, each one recorded and told', async () => {
    const { number } = await claim(receipt)
    const move = (to: Parameters<typeof reviewClaim>[0]['to'], reason?: string) =>
      reviewClaim({ number, to, reason }, contextOf(db, { user: staff }))
    await expect(move('refused', 'Bent rod')).rejects.toMatchObject({ code: 'CONFLICT' })
    await move('parts-received')
    await move('inspected')
    await expect(move('refused')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'reason', code: 'required' }],
    })
    await move('refused', 'Bent rod')
    await move('closed')
    const [seen] = (await open(receipt)).claims
    expect(seen?.timeline.map(({ state, reason }) => [state, reason])).toEqual([
      ['opened', null],
      ['parts-received', null],
      ['inspected', null],
      ['refused', 'Bent rod'],
      ['closed', null],
    ])
    expect((await readMessages(db)).filter(({ text }) => text.includes(number))).toHaveLength(5)
  })

  it('nothing can be claimed when nothing is covered', async () => {
    await expect(claim(receipt, '2028-01-01')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const waiting = await register({ purchase: { boughtOn: '2026-01-10', channel: 'dealer' }, serials: ['unreadable'] })
    await expect(claim(waiting)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('staff settle what was set aside; the cover counts from the purchase', async () => {
    const product = await issuedProduct(db)
    const waiting = await register({ purchase: { boughtOn: '2026-10-10', channel: 'dealer' }, productId: product.id })
    expect(waiting.state).toBe('outside-window')
    expect(await review(waiting.number, 'verified')).toEqual({ state: 'active' })
    expect((await open(waiting)).coveredUntil).toBe('2027-10-09')
    await expect(review(waiting.number, 'rejected', 'Too late')).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('two registrations of one serial are never both accepted', async () => {
    const serials = [(await issuedProduct(db)).serial((next += 1))]
    const [first, second] = [await register({ serials }), await register({ serials })]
    expect([first.state, second.state]).toEqual(['active', 'duplicate-serial'])
    await expect(review(second.number, 'verified')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await open(second)).state).toBe('duplicate-serial')
  })

  it('only staff decide, and a refusal has a reason', async () => {
    const waiting = await register({ serials: ['unreadable'] })
    for (const user of [null, { ...staff, scope: ['customer' as const] }])
      await expect(review(waiting.number, 'rejected', 'x', user)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(review(waiting.number, 'rejected')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await review(waiting.number, 'rejected', 'Not our part')).toEqual({ state: 'rejected' })
    expect((await open(waiting)).timeline.at(-1)).toMatchObject({
      state: 'rejected',
      actor: 'staff',
      reason: 'Not our part',
    })
  })
})
