import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { User } from '@/lib/contract/account'
import { createWarrantyInput, type CreateWarrantyInput, type WarrantyReceipt } from '@/lib/contract/warranty-register'
import { reviewWarrantyInput } from '@/lib/contract/warranty-review'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'
import { contextOf } from '@/tests/support/service-context'
import { issuedProduct, provedForm, someReceipt, warrantyForm } from '@/tests/support/warranty-form'
import { addWarrantyFiles } from './files'
import { getPassport } from './passport'
import { createWarranty } from './register'
import { releaseSerial } from './release'
import { reviewWarranty } from './review'

const staff: User = {
  id: 'sample-staff',
  name: 'Staff',
  email: 'staff@example.com',
  phone: null,
  scope: ['service'],
  secondFactor: 'given',
}

describe.each(['sqlite', 'postgres'] as const)('decisions of the staff on %s', (engine) => {
  let db: Kysely<Database>
  let next = 0

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  }, 120_000)
  afterAll(() => db.destroy())

  const freshSerial = async () => (await issuedProduct(db)).serial((next += 1))
  const register = async (serials: string[], change: Partial<CreateWarrantyInput> = {}) =>
    createWarranty(createWarrantyInput.parse(await provedForm(db, serials, change)), contextOf(db))
  const review = (decision: Parameters<typeof reviewWarrantyInput.parse>[0], user: User | null = staff) =>
    reviewWarranty(reviewWarrantyInput.parse(decision), contextOf(db, { user }))
  const release = (serial: string, reason = 'The receipt is forged', user: User | null = staff) =>
    releaseSerial({ serial, reason }, contextOf(db, { user }))
  const keyOf = ({ passport, pin }: WarrantyReceipt) => ({ token: passport.split('#')[1] ?? '', pin })
  const open = (of: WarrantyReceipt) => getPassport({ lang: 'en', ...keyOf(of) }, contextOf(db))
  const holderOf = async (serial: string) =>
    (
      await db
        .selectFrom('serial_holder')
        .innerJoin('warranty', 'warranty.id', 'serial_holder.warranty_id')
        .select('warranty.number')
        .where('serial', '=', serial)
        .executeTakeFirst()
    )?.number
  const lastEventOf = (number: string) =>
    db
      .selectFrom('warranty_event')
      .innerJoin('warranty', 'warranty.id', 'warranty_event.warranty_id')
      .select(['actor', 'account_id', 'from_state', 'to_state', 'reason', 'detail'])
      .where('number', '=', number)
      .orderBy('warranty_event.id', 'desc')
      .executeTakeFirst()
  const changesTold = async (number: string) =>
    (await readMessages(db)).filter(({ template, text }) => template === 'warrantyChanged' && text.includes(number))
      .length

  /** One who holds a serial, and one who has a receipt for it, too. */
  async function dispute() {
    const serial = await freshSerial()
    const [holder, newcomer] = [await register([serial]), await register([serial])]
    expect([holder.state, newcomer.state]).toEqual(['active', 'duplicate-serial'])
    return { serial, holder, newcomer }
  }

  it('release a serial, which its holder is told, and verify the other one', async () => {
    const { serial, holder, newcomer } = await dispute()
    await expect(review({ number: newcomer.number, to: 'verified' })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await release(serial.toLowerCase())).toEqual({ number: holder.number, state: 'needs-information' })
    expect(await open(holder)).toMatchObject({ state: 'needs-information', coveredUntil: null, coveredKm: null })
    expect(await lastEventOf(holder.number)).toEqual({
      actor: 'staff',
      account_id: staff.id,
      from_state: 'active',
      to_state: 'needs-information',
      reason: 'The receipt is forged',
      detail: `released ${serial}`,
    })
    expect(await changesTold(holder.number)).toBe(1)
    expect(await holderOf(serial)).toBeUndefined()
    await expect(release(serial)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await review({ number: newcomer.number, to: 'verified' })).toEqual({ state: 'active' })
    expect([await holderOf(serial), (await open(newcomer)).coveredUntil]).toEqual([newcomer.number, '2027-11-09'])
  })

  it('settle a dispute in one decision, or not at all', async () => {
    const { serial, holder, newcomer } = await dispute()
    await expect(review({ number: newcomer.number, to: 'verified', release: true })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'reason', code: 'required' }],
    })
    await expect(
      review({ number: newcomer.number, to: 'verified', release: true, productId: 'nothing', reason: 'x' }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'productId' }] })
    expect([await holderOf(serial), (await open(holder)).state, (await open(newcomer)).state]).toEqual([
      holder.number,
      'active',
      'duplicate-serial',
    ])
    expect(
      await review({ number: newcomer.number, to: 'verified', release: true, reason: 'The other receipt is forged' }),
    ).toEqual({ state: 'active' })
    expect([await holderOf(serial), (await open(holder)).state]).toEqual([newcomer.number, 'needs-information'])
    expect([await changesTold(holder.number), await changesTold(newcomer.number)]).toEqual([1, 1])
  })

  it('release both serials of a pair, because its cover ends', async () => {
    const pair = [await freshSerial(), await freshSerial()]
    const holder = await register(pair)
    await release(pair[0] ?? '')
    expect(await Promise.all(pair.map(holderOf))).toEqual([undefined, undefined])
    expect((await open(holder)).coveredUntil).toBeNull()
  })

  it('what was released stays with them: another receipt does not verify it by itself', async () => {
    const { serial, holder } = await dispute()
    await release(serial)
    const passport = await addWarrantyFiles(
      { key: randomUUID(), lang: 'en', ...keyOf(holder), receiptId: await someReceipt(db) },
      contextOf(db),
    )
    expect([passport.state, await holderOf(serial)]).toEqual(['submitted', undefined])
  })

  it('void what is covered, with a reason, for good', async () => {
    const serial = await freshSerial()
    const covered = await register([serial])
    await expect(review({ number: covered.number, to: 'void' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'reason', code: 'required' }],
    })
    expect(await review({ number: covered.number, to: 'void', reason: 'Sold by a thief' })).toEqual({ state: 'void' })
    expect(await open(covered)).toMatchObject({ state: 'void', coveredUntil: null, coveredKm: null })
    expect(await holderOf(serial)).toBeUndefined()
    for (const to of ['verified', 'active', 'needs-information'] as const)
      await expect(review({ number: covered.number, to, reason: 'x' })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await register([serial])).state).toBe('active')
  })

  it('say which product it is: a serial nobody can read is then verified with the term of that product', async () => {
    const { id } = await issuedProduct(db, { kind: 'gas-shock' })
    const worn = await register([`worn ${engine}`])
    expect(worn.state).toBe('unknown-serial')
    await expect(review({ number: worn.number, to: 'verified' })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await review({ number: worn.number, productId: id })).toEqual({ state: 'unknown-serial' })
    expect(await lastEventOf(worn.number)).toMatchObject({
      actor: 'staff',
      from_state: 'unknown-serial',
      to_state: 'unknown-serial',
      detail: `product ${id}`,
    })
    expect(await open(worn)).toMatchObject({ product: { id }, term: 'four-by-four', coveredUntil: null })
    expect(await review({ number: worn.number, to: 'verified' })).toEqual({ state: 'active' })
    expect((await open(worn)).coveredUntil).toBe('2029-11-09')
  })

  it('correct the product of what is covered, and with it the cover', async () => {
    const { id } = await issuedProduct(db, { kind: 'gas-shock' })
    const covered = await register([await freshSerial()])
    await review({ number: covered.number, productId: id, reason: 'The label says so' })
    expect(await open(covered)).toMatchObject({
      state: 'active',
      product: { id },
      coveredUntil: '2029-11-09',
      coveredKm: 81_200,
    })
    await review({ number: covered.number, to: 'void', reason: 'x' })
    await expect(review({ number: covered.number, productId: id })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('made at once follow each other: cover is always that of the product', async () => {
    const { id: oil } = await db
      .selectFrom('product')
      .select('id')
      .where('kind', '=', 'fork-oil')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    for (let round = 0; round < 15; round += 1) {
      const form = warrantyForm([await freshSerial()])
      const { number } = await createWarranty(createWarrantyInput.parse(form), contextOf(db))
      const decisions = await Promise.allSettled([
        review({ number, to: 'verified' }),
        review({ number, productId: oil, reason: 'The label says so' }),
      ])
      // Oil has no term: whichever comes second is refused.
      expect(decisions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const row = await db
        .selectFrom('warranty')
        .select(['state', 'term'])
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
      expect(row.state === 'active').toBe(row.term !== null)
    }
  })

  it('verify without a receipt what they have seen proved; the product is the one the serial was issued for', async () => {
    const unproved = await createWarranty(createWarrantyInput.parse(warrantyForm([await freshSerial()])), contextOf(db))
    expect((await open(unproved)).product).toBeNull()
    expect(await review({ number: unproved.number, to: 'verified' })).toEqual({ state: 'active' })
    expect(await open(unproved)).toMatchObject({
      product: { id: (await issuedProduct(db)).id },
      coveredUntil: '2027-11-09',
    })
  })

  it('are nobody else’s', async () => {
    const { serial, newcomer } = await dispute()
    for (const user of [null, { ...staff, scope: ['dealer' as const] }, { ...staff, scope: ['customer' as const] }]) {
      await expect(release(serial, 'x', user)).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(
        review({ number: newcomer.number, to: 'verified', release: true, reason: 'x' }, user),
      ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })

  it('begin no cover and move no calendar by hand', async () => {
    const covered = await register([await freshSerial()])
    for (const to of ['expiring', 'expired', 'active'] as const)
      await expect(review({ number: covered.number, to })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(reviewWarrantyInput.safeParse({ number: covered.number }).success).toBe(false)
    expect(
      reviewWarrantyInput.safeParse({ number: covered.number, to: 'void', release: true, reason: 'x' }).success,
    ).toBe(false)
  })
})
