import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenSchema } from '@/lib/contract/account'
import { endpoints, type OperationId } from '@/lib/contract/endpoints'
import { uploadSchema } from '@/lib/contract/upload'
import { passportSchema } from '@/lib/contract/warranty-passport'
import { warrantyReceiptSchema, type CreateWarrantyInput, type WarrantyReceipt } from '@/lib/contract/warranty-register'
import { serialFrom } from '@/lib/domain/serial'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { openDatabase } from '@/lib/server/db/client'
import { sampleAccounts, sampleDealerId } from '@/lib/server/seed/accounts'
import { staffToken } from '@/tests/support/staff-token'
import { issuedProduct, warrantyForm, type IssuedProduct } from '@/tests/support/warranty-form'
import { startSite, type Site } from './support/site'

const forged = 'The other receipt is forged'
const purchase = {
  boughtOn: addDays(dayInThailand(new Date()), -3),
  channel: 'dealer',
  dealerId: sampleDealerId,
} as const

describe('serials, attacked from one address', () => {
  let site: Site
  let product: IssuedProduct
  let photo: Buffer
  let staff: string

  beforeAll(async () => {
    site = await startSite()
    const db = openDatabase(site.database)
    staff = await staffToken(db)
    product = await issuedProduct(db)
    await db.destroy()
    photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c8b48c' } })
      .jpeg()
      .toBuffer()
  })
  afterAll(() => site.stop())

  const ask = async (operation: OperationId, input: unknown, token?: string) => {
    const { status, text } = await site.ask(`/api/company/${endpoints[operation].path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(input),
    })
    return { status, body: JSON.parse(text) as unknown }
  }
  const signIn = async (scope: 'dealer' | 'customer') => {
    const account = sampleAccounts.find(({ id }) => id === `sample-${scope}`)
    return tokenSchema.parse((await ask('token', { username: account?.email, password: account?.password })).body)
      .access_token
  }
  const sendReceipt = async () =>
    uploadSchema.parse(
      JSON.parse(
        (
          await site.ask(`/api/company/${endpoints.uploadFile.path}?purpose=receipt`, {
            method: 'POST',
            headers: { 'content-type': 'image/jpeg' },
            body: photo,
          })
        ).text,
      ),
    ).id
  const send = (serial: string, change: Partial<CreateWarrantyInput> = {}) =>
    ask('createWarranty', warrantyForm([serial], { purchase, ...change }))
  const register = async (serial: string, change: Partial<CreateWarrantyInput> = {}) =>
    warrantyReceiptSchema.parse((await send(serial, change)).body)
  const withReceipt = async (serial: string, change: Partial<CreateWarrantyInput> = {}) =>
    register(serial, { receiptId: await sendReceipt(), ...change })
  const open = async ({ passport, pin }: WarrantyReceipt) =>
    passportSchema.parse((await ask('getPassport', { token: passport.split('#')[1], pin, lang: 'en' })).body)

  it('without a receipt nobody keeps the owner from the cover, whoever named a dealer', async () => {
    const squatter = await register(product.serial(1))
    expect(squatter).toMatchObject({ state: 'submitted', flags: ['receipt-missing'], coveredUntil: null })
    expect(await withReceipt(product.serial(1))).toMatchObject({ state: 'active', flags: [] })
    expect(await open(squatter)).toMatchObject({ state: 'submitted', product: null, coveredUntil: null })
  })

  it('nothing tells which serials were issued, or taken', async () => {
    const taken = product.serial(1)
    const [lot = ''] = taken.split('-')
    const never = serialFrom(lot, 98_765)
    const serials = [product.serial(2), never, taken]
    const infos = await Promise.all(serials.map((serial) => ask('getSerialInfo', { serial, lang: 'en' })))
    const madeOn = (infos[0]?.body as { madeOn: string }).madeOn
    expect(infos).toEqual(serials.map((serial) => ({ status: 200, body: { reading: 'serial', serial, madeOn } })))
    const receipts = [await register(product.serial(2)), await register(never), await register(taken)]
    const answers = receipts.map(({ state, flags, coveredUntil }) => ({ state, flags, coveredUntil }))
    expect(answers).toEqual(
      receipts.map(() => ({ state: 'submitted', flags: ['receipt-missing'], coveredUntil: null })),
    )
    const [first] = receipts
    if (!first) throw new Error('Nothing was registered.')
    for (const other of [await signIn('customer'), staff])
      expect((await ask('confirmWarranty', { number: first.number }, other)).status).toBe(403)
    expect(await ask('confirmWarranty', { number: first.number }, await signIn('dealer'))).toEqual({
      status: 200,
      body: { state: 'active' },
    })
  })

  it('staff release, verify, name the product and void; nobody else does', async () => {
    const serial = product.serial(3)
    const [holder, owner, worn] = [await withReceipt(serial), await withReceipt(serial), await withReceipt('worn off')]
    expect([holder.state, owner.state, worn.state]).toEqual(['active', 'duplicate-serial', 'unknown-serial'])
    const dealer = await signIn('dealer')
    const decision = { number: owner.number, to: 'verified', release: true, reason: forged }
    expect([
      (await ask('reviewWarranty', decision)).status,
      (await ask('reviewWarranty', decision, dealer)).status,
      (await ask('releaseSerial', { serial, reason: forged }, dealer)).status,
    ]).toEqual([401, 403, 403])
    expect((await ask('reviewWarranty', { number: owner.number, to: 'verified' }, staff)).status).toBe(409)
    expect(await ask('releaseSerial', { serial, reason: forged }, staff)).toEqual({
      status: 200,
      body: { number: holder.number, state: 'needs-information' },
    })
    expect(await ask('reviewWarranty', { number: owner.number, to: 'verified' }, staff)).toEqual({
      status: 200,
      body: { state: 'active' },
    })
    expect(await ask('reviewWarranty', { ...decision, number: holder.number }, staff)).toEqual({
      status: 200,
      body: { state: 'active' },
    })
    expect((await open(owner)).timeline.at(-1)).toMatchObject({
      state: 'needs-information',
      actor: 'staff',
      reason: forged,
    })
    expect(await ask('reviewWarranty', { number: worn.number, to: 'verified', productId: product.id }, staff)).toEqual({
      status: 200,
      body: { state: 'active' },
    })
    expect(await ask('reviewWarranty', { number: worn.number, to: 'void', reason: 'Stolen' }, staff)).toEqual({
      status: 200,
      body: { state: 'void' },
    })
    expect(await open(worn)).toMatchObject({ state: 'void', product: { id: product.id }, coveredUntil: null })
  })

  it('from the sixth serial of a day on, registrations wait for a person, then for an hour; a dealer’s do not', async () => {
    const flagged = []
    for (let count = 0; count < 5; count += 1) flagged.push(await withReceipt(product.serial(10 + count)))
    for (const one of flagged)
      expect(one).toMatchObject({ state: 'submitted', flags: ['many-serials'], coveredUntil: null })
    expect((await send(product.serial(20))).status).toBe(429)
    expect(
      await ask(
        'createWarranty',
        { ...warrantyForm([product.serial(21)], { purchase }), key: randomUUID() },
        await signIn('dealer'),
      ),
    ).toMatchObject({ status: 200, body: { state: 'active' } })
    expect((await ask('createWarranty', warrantyForm([product.serial(22)], { purchase }), 'forged')).status).toBe(401)
  })
})
