import '@/tests/support/environment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { User } from '@/lib/contract/account'
import { ApiError } from '@/lib/contract/api-error'
import { createWarrantyInput, type CreateWarrantyInput, type WarrantyReceipt } from '@/lib/contract/warranty-register'
import { formatSerial, serialFrom } from '@/lib/domain/serial'
import type { Database } from '@/lib/server/db/schema'
import { sampleDealerId } from '@/lib/server/seed/accounts'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'
import { contextOf } from '@/tests/support/service-context'
import { issuedProduct, provedForm, someReceipt, warrantyForm } from '@/tests/support/warranty-form'
import type { ServiceContext } from '../context'
import { limitOf, retentionRules } from '@/lib/domain/retention'
import { serialsADay, deleteOldCallers } from './callers'
import { confirmWarranty } from './confirm'
import { addWarrantyFiles } from './files'
import { getPassport } from './passport'
import { createWarranty } from './register'
import { getSerialInfo } from './serial-info'

const dealer: User = {
  id: 'sample-dealer',
  name: 'Dealer',
  email: 'dealer@example.com',
  phone: null,
  scope: ['dealer'],
  secondFactor: 'not-needed',
}
const sold = { boughtOn: '2026-11-10', channel: 'dealer', dealerId: sampleDealerId } as const

describe.each(['sqlite', 'postgres'] as const)('proof of purchase on %s', (engine) => {
  let db: Kysely<Database>
  let next = 0

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  }, 120_000)
  afterAll(() => db.destroy())

  const freshSerial = async () => (await issuedProduct(db)).serial((next += 1))
  const register = (form: CreateWarrantyInput, known: Partial<ServiceContext> = {}) =>
    createWarranty(createWarrantyInput.parse(form), contextOf(db, known))
  const keyOf = ({ passport, pin }: WarrantyReceipt) => ({ token: passport.split('#')[1] ?? '', pin })
  const open = (of: WarrantyReceipt) => getPassport({ lang: 'en', ...keyOf(of) }, contextOf(db))
  const sendReceipt = async (of: WarrantyReceipt) =>
    addWarrantyFiles({ key: randomUUID(), lang: 'en', ...keyOf(of), receiptId: await someReceipt(db) }, contextOf(db))
  const holderOf = async (serial: string) =>
    (
      await db
        .selectFrom('serial_holder')
        .innerJoin('warranty', 'warranty.id', 'serial_holder.warranty_id')
        .select('warranty.number')
        .where('serial', '=', serial)
        .executeTakeFirst()
    )?.number
  const mailsOf = async (number: string) =>
    (await readMessages(db)).filter(({ channel, text }) => channel === 'email' && text.includes(number))
  const confirm = (number: string, user: User | null = dealer) => confirmWarranty({ number }, contextOf(db, { user }))

  it('without it a registration covers nothing, holds nothing and does not stand in the owner’s way', async () => {
    const serial = await freshSerial()
    const squatter = await register(warrantyForm([serial]))
    expect(squatter).toMatchObject({ state: 'submitted', flags: ['receipt-missing'], coveredUntil: null })
    expect(await open(squatter)).toMatchObject({ product: null, term: null, coveredUntil: null })
    expect(await holderOf(serial)).toBeUndefined()
    expect((await mailsOf(squatter.number))[0]?.text).toContain('not covered yet')
    const owner = await register(await provedForm(db, [serial]))
    expect(owner.state).toBe('active')
    expect(await holderOf(serial)).toBe(owner.number)
  })

  it('a receipt that comes later is assessed as if it had come at once, and its owner is told', async () => {
    const serial = await freshSerial()
    const waiting = await register(warrantyForm([serial]))
    const passport = await sendReceipt(waiting)
    expect(passport).toMatchObject({
      state: 'active',
      flags: [],
      coveredUntil: '2027-11-09',
      hasReceipt: true,
      term: 'two-wheel',
    })
    expect(passport.timeline.map(({ state, actor }) => `${state} ${actor}`)).toEqual([
      'submitted customer',
      'submitted customer',
      'verified rule',
      'active rule',
    ])
    expect(await holderOf(serial)).toBe(waiting.number)
    expect((await mailsOf(waiting.number)).map(({ template }) => template)).toEqual([
      'warrantyRegistered',
      'warrantyChanged',
    ])
  })

  it('a receipt against a holder goes to a person', async () => {
    const serial = await freshSerial()
    const [holder, newcomer] = [await register(await provedForm(db, [serial])), await register(warrantyForm([serial]))]
    expect(newcomer.flags).toEqual(['receipt-missing'])
    expect(await sendReceipt(newcomer)).toMatchObject({ state: 'duplicate-serial', flags: ['duplicate-serial'] })
    expect(await holderOf(serial)).toBe(holder.number)
  })

  it('a photo alone proves nothing', async () => {
    const waiting = await register(warrantyForm([await freshSerial()]))
    await db
      .insertInto('upload')
      .values({
        id: 'f'.repeat(32),
        purpose: 'product',
        type: 'image/jpeg',
        bytes: 4,
        width: 1,
        height: 1,
        sha256: '',
        storage_key: 'test/photo.jpg',
        created_at: '2026-11-21T02:00:00.000Z',
        claimed_by: null,
      })
      .onConflict((c) => c.doNothing())
      .execute()
    const passport = await addWarrantyFiles(
      { key: randomUUID(), lang: 'en', ...keyOf(waiting), photoId: 'f'.repeat(32) },
      contextOf(db),
    )
    expect(passport).toMatchObject({ state: 'submitted', flags: ['receipt-missing'] })
  })

  it('the word of its dealer counts as much, and nobody else’s', async () => {
    const waiting = await register(warrantyForm([await freshSerial()], { purchase: sold }))
    expect(waiting.state).toBe('submitted')
    for (const user of [null, { ...dealer, scope: ['service' as const] }, { ...dealer, id: 'sample-customer' }])
      await expect(confirm(waiting.number, user)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const elsewhere = await register(
      warrantyForm([await freshSerial()], { purchase: { ...sold, dealerId: 'sample-chatuchak' } }),
    )
    for (const number of [elsewhere.number, 'W-2222-2222'])
      await expect(confirm(number)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await open(elsewhere)).state).toBe('submitted')
    expect(await confirm(waiting.number)).toEqual({ state: 'active' })
    expect(await confirm(waiting.number)).toEqual({ state: 'active' })
    expect(await open(waiting)).toMatchObject({
      flags: [],
      hasReceipt: false,
      timeline: [{}, { state: 'submitted', actor: 'dealer' }, { state: 'verified' }, { state: 'active' }],
    })
  })

  it('what a dealer registers for a customer is proved, if it was sold there', async () => {
    const [own, other] = [sold, { ...sold, dealerId: 'sample-chatuchak' }]
    expect((await register(warrantyForm([await freshSerial()], { purchase: own }), { user: dealer })).state).toBe(
      'active',
    )
    expect((await register(warrantyForm([await freshSerial()], { purchase: other }), { user: dealer })).state).toBe(
      'submitted',
    )
  })

  it('until then nothing tells an issued serial from one that never was', async () => {
    const product = await issuedProduct(db)
    const [lot = ''] = product.serial(1).split('-')
    const never = formatSerial(lot, 98_765) ?? formatSerial(lot, 98_766) ?? ''
    const taken = product.serial((next += 1))
    await register(await provedForm(db, [taken]))
    const serials = [product.serial((next += 1)), taken, never]
    const infos = await Promise.all(serials.map((serial) => getSerialInfo({ serial, lang: 'en' })))
    expect(infos).toEqual(serials.map((serial) => ({ reading: 'serial', serial, madeOn: infos[0]?.madeOn })))
    const [first, ...others] = await Promise.all(
      serials.map(async (serial) => {
        const receipt = await register(warrantyForm([serial], { productId: product.id }))
        const { number: _n, ticket: _t, timeline: _l, serials: _s, messages, ...seen } = await open(receipt)
        return {
          state: receipt.state,
          flags: receipt.flags,
          coveredUntil: receipt.coveredUntil,
          seen: { ...seen, messages: { ...messages, token: '' } },
          mails: (await mailsOf(receipt.number)).length,
        }
      }),
    )
    for (const other of others) expect(other).toEqual(first)
  })

  it('a part on a vehicle it is not made for goes to a person; one typed by hand is not assessed', async () => {
    const fits = await db
      .selectFrom('fitment')
      .innerJoin('serial_range', 'serial_range.product_id', 'fitment.product_id')
      .innerJoin('vehicle', 'vehicle.id', 'fitment.vehicle_id')
      .innerJoin('model', 'model.id', 'vehicle.model_id')
      .select(['fitment.vehicle_id', 'serial_range.lot', 'serial_range.first_number'])
      .where('model.type', '=', 'scooter')
      .where('fitment.status', '=', 'direct')
      .executeTakeFirstOrThrow()
    let count = fits.first_number + 100
    const { id: pickup } = await db
      .selectFrom('vehicle')
      .innerJoin('model', 'model.id', 'vehicle.model_id')
      .select('vehicle.id')
      .where('model.type', '=', 'pickup')
      .orderBy('vehicle.id')
      .executeTakeFirstOrThrow()
    const on = async (vehicleId?: string) =>
      register(
        await provedForm(db, [serialFrom(fits.lot, (count += 10))], {
          vehicle: { type: 'pickup', brand: 'Isuzu', model: 'D-Max', year: 2021, ...(vehicleId && { vehicleId }) },
        }),
      )
    expect(await on(pickup)).toMatchObject({ state: 'needs-information', flags: ['wrong-vehicle'], coveredUntil: null })
    expect(await on(fits.vehicle_id)).toMatchObject({ state: 'active', flags: [] })
    for (const unknown of [undefined, 'no-such-vehicle']) expect((await on(unknown)).state).toBe('active')
  })

  it('many serials from one caller on a day wait for a person, are slowed and send nothing', async () => {
    const address = `2001:db8::${engine}`
    const counted: string[] = []
    const limit: ServiceContext['limit'] = async (name, key) => {
      counted.push(name)
      expect(key).not.toContain(address)
      if (counted.length > 2) throw new ApiError('TOO_MANY_REQUESTS')
    }
    const send = async (known: Partial<ServiceContext> = {}) =>
      register(await provedForm(db, [await freshSerial()]), { address, limit, ...known })
    const own = await provedForm(db, [await freshSerial()])
    expect((await register(own, { address, limit })).state).toBe('active')
    for (let count = 2; count <= serialsADay; count += 1) expect((await send()).state).toBe('active')
    expect((await register(own, { address, limit })).state).toBe('active')
    expect((await register(await provedForm(db, own.serials), { address, limit })).flags).toEqual(['duplicate-serial'])
    expect(counted).toEqual([])
    const one = await send()
    expect(one).toMatchObject({ state: 'submitted', flags: ['many-serials'], coveredUntil: null })
    expect(await mailsOf(one.number)).toEqual([])
    expect(
      (await Promise.all([send({ address: '192.0.2.1' }), send({ user: dealer }), send({ address: null })])).map(
        ({ state }) => state,
      ),
    ).toEqual(['active', 'active', 'active'])
    expect((await send()).flags).toEqual(['many-serials'])
    await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect((await send({ now: new Date('2026-11-22T03:00:00.000Z') })).state).toBe('active')
    await deleteOldCallers(db, limitOf(retentionRules.caller.kept, new Date('2026-11-23T03:00:00.000Z')))
    expect(await db.selectFrom('caller_day').selectAll().execute()).toEqual([])
  })

  it('calls of one caller that come at once are counted one after another', async () => {
    const forms = await Promise.all(Array.from({ length: 12 }, async () => provedForm(db, [await freshSerial()])))
    const states = await Promise.all(forms.map(async (form) => (await register(form, { address: '192.0.2.77' })).state))
    expect(states.filter((state) => state === 'active')).toHaveLength(serialsADay)
  })
})
