import '@/tests/support/environment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import type { CreateWarrantyInput, WarrantyReceipt } from '@/lib/contract/warranty-register'
import { createWarrantyInput } from '@/lib/contract/warranty-register'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'
import { contextOf } from '@/tests/support/service-context'
import { issuedProduct, provedForm, warrantyForm } from '@/tests/support/warranty-form'
import { createWarranty } from './register'
import { sendSMS } from './send-code'

describe.each(['sqlite', 'postgres'] as const)('createWarranty on %s', (engine) => {
  let db: Kysely<Database>
  let next = 0

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  }, 120_000)
  afterAll(() => db.destroy())

  const freshSerial = async () => (await issuedProduct(db)).serial((next += 1))
  const register = (input: CreateWarrantyInput): Promise<WarrantyReceipt> =>
    createWarranty(createWarrantyInput.parse(input), contextOf(db))
  const countOf = async (table: 'warranty' | 'outbox' | 'consent_receipt' | 'warranty_event') =>
    Number(
      (
        await db
          .selectFrom(table as 'warranty')
          .select((e) => e.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )

  it('covers a right registration at once, from the purchase, and writes everything down', async () => {
    const [messages, consents] = [await countOf('outbox'), await countOf('consent_receipt')]
    const receipt = await register(await provedForm(db, [await freshSerial()]))
    expect(receipt).toMatchObject({
      state: 'active',
      flags: [],
      coveredUntil: '2027-11-09',
      number: expect.stringMatching(/^W-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      passport: expect.stringContaining('/services/warranty/passport#'),
    })
    const row = await db
      .selectFrom('warranty')
      .selectAll()
      .where('number', '=', receipt.number)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      state: 'active',
      covered_until: '2027-11-09',
      covered_km: 21_200,
      phone_last4: '5678',
      term: 'two-wheel',
    })
    expect(
      await db
        .selectFrom('warranty_event')
        .select(['from_state', 'to_state', 'actor'])
        .where('warranty_id', '=', row.id)
        .orderBy('id')
        .execute(),
    ).toEqual([
      { from_state: 'draft', to_state: 'submitted', actor: 'customer' },
      { from_state: 'submitted', to_state: 'verified', actor: 'rule' },
      { from_state: 'verified', to_state: 'active', actor: 'rule' },
    ])
    expect([await countOf('outbox'), await countOf('consent_receipt')]).toEqual([messages + 2, consents + 2])
    expect(
      await db
        .selectFrom('consent_receipt')
        .select(['purpose', 'given'])
        .where('subject_id', '=', row.id)
        .orderBy('purpose')
        .execute(),
    ).toEqual([
      { purpose: 'marketing', given: 0 },
      { purpose: 'terms', given: 1 },
    ])
  })

  it('takes a pair, and keeps the PIN in no answer', async () => {
    const receipt = await register(await provedForm(db, [await freshSerial(), await freshSerial()]))
    expect(receipt.state).toBe('active')
    const stored = await db.selectFrom('submission').select('answer').execute()
    expect(stored.some(({ answer }) => answer.includes(receipt.pin))).toBe(false)
  })

  it('prints nothing of the form in the message but a serial that was issued', async () => {
    const advert = 'CALL +66 900'
    const serial = await freshSerial()
    const receipt = await register(
      warrantyForm([serial, advert], {
        owner: { name: advert, phone: '+66812345678', email: 'stranger@example.com' },
        vehicle: { type: 'scooter', brand: advert, model: advert, year: 2022, plate: advert },
      }),
    )
    const message = (await readMessages(db)).find(
      ({ channel, text }) => channel === 'email' && text.includes(receipt.number),
    )
    expect(message?.text).toContain(`Serial number: ${serial}, as entered on the form`)
    expect(`${message?.subject ?? ''}${message?.text ?? ''}${message?.html ?? ''}`).not.toMatch(/\bCALL\b|\b900\b/)
  })

  it('lets a registration under suspicion send nothing, neither its message nor a code', async () => {
    const before = await countOf('outbox')
    const serial = await freshSerial()
    expect(
      await register(warrantyForm([serial], { guard: { website: 'https://spam.example', elapsedMs: 300 } })),
    ).toMatchObject({ flags: expect.arrayContaining(['spam-suspected']) })
    await sendSMS({ lang: 'en', purpose: 'warranty-check', serial, to: '+66812345678' }, contextOf(db))
    expect(await countOf('outbox')).toBe(before)
  })

  it.each<[string, (serial: string) => Partial<CreateWarrantyInput>, string, string]>([
    ['a serial never issued', () => ({ serials: ['2401B-00001-X'] }), 'unknown-serial', 'wrong-check-character'],
    ['no serial at all', () => ({ serials: ['scratched off'] }), 'unknown-serial', 'unknown-serial'],
    [
      'a day outside the window',
      (serial) => ({ serials: [serial], purchase: { boughtOn: '2026-10-20', channel: 'dealer' } }),
      'outside-window',
      'outside-window',
    ],
    [
      'a part without proof of purchase',
      (serial) => ({ serials: [serial], receiptId: undefined }),
      'submitted',
      'receipt-missing',
    ],
    [
      'a robot’s haste',
      (serial) => ({ serials: [serial], guard: { website: 'https://spam.example', elapsedMs: 300 } }),
      'submitted',
      'spam-suspected',
    ],
  ])('sets aside %s and says why', async (_, change, state, flag) => {
    const serial = await freshSerial()
    const receipt = await register(await provedForm(db, [serial], change(serial)))
    expect(receipt).toMatchObject({ state, coveredUntil: null, flags: expect.arrayContaining([flag]) })
    expect(await db.selectFrom('serial_holder').selectAll().where('serial', '=', serial).execute()).toEqual([])
  })

  it('sets aside a serial of another product', async () => {
    const other = await issuedProduct(db, { skip: 1 })
    expect(await register(await provedForm(db, [await freshSerial()], { productId: other.id }))).toMatchObject({
      state: 'needs-information',
      flags: ['wrong-product'],
    })
  })

  it.each<[string, Partial<CreateWarrantyInput>, string, string]>([
    ['tomorrow', { purchase: { boughtOn: '2026-11-22', channel: 'dealer' } }, 'purchase.boughtOn', 'too-big'],
    [
      'before it was made',
      { purchase: { boughtOn: '2025-11-10', channel: 'dealer' } },
      'purchase.boughtOn',
      'too-small',
    ],
    [
      'fitted before it was bought',
      { purchase: { boughtOn: '2026-11-10', fittedOn: '2026-11-09', channel: 'dealer' } },
      'purchase.fittedOn',
      'too-small',
    ],
    [
      'an unknown dealer',
      { purchase: { boughtOn: '2026-11-10', channel: 'dealer', dealerId: 'nobody' } },
      'purchase.dealerId',
      'unknown-value',
    ],
    ['an unknown product', { productId: 'nothing' }, 'productId', 'unknown-value'],
  ])('asks to mend %s, and writes nothing', async (_, change, path, code) => {
    const before = await countOf('warranty')
    await expect(register(warrantyForm([await freshSerial()], change))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path, code }],
    })
    expect(await countOf('warranty')).toBe(before)
  })

  it('sent fifty times at once is one registration with one answer', async () => {
    const [registrations, messages] = [await countOf('warranty'), await countOf('outbox')]
    const form = await provedForm(db, [await freshSerial()])
    const receipts = await Promise.all(Array.from({ length: 50 }, () => register(form)))
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
    expect([await countOf('warranty'), await countOf('outbox')]).toEqual([registrations + 1, messages + 2])
  })

  it('gives a serial that twenty people send at once to one of them', async () => {
    const serial = await freshSerial()
    const receipts = await Promise.all(Array.from({ length: 20 }, async () => register(await provedForm(db, [serial]))))
    expect(receipts.filter(({ state }) => state === 'active')).toHaveLength(1)
    expect(receipts.filter(({ state }) => state === 'duplicate-serial')).toHaveLength(19)
  })

  it('gives a pair that many send at once, in either order, to one of them and tells all others so', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 12 }, async () => [await freshSerial(), await freshSerial()] as const),
    )
    for (const [a, b] of pairs) {
      const forms = await Promise.all(
        Array.from({ length: 6 }, (_, n) => provedForm(db, n % 2 === 0 ? [a, b] : [b, a])),
      )
      const states = (await Promise.all(forms.map((form) => register(form)))).map(({ state }) => state)
      expect(states.toSorted()).toEqual(['active', ...Array.from({ length: 5 }, () => 'duplicate-serial')])
    }
  })

  it('refuses a key that was used for something else', async () => {
    const form = warrantyForm([await freshSerial()])
    await register(form)
    await expect(register({ ...form, serials: [await freshSerial()] })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
