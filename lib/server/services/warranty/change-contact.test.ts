import '@/tests/support/environment'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { createWarrantyInput, type WarrantyReceipt } from '@/lib/contract/warranty-register'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'
import { contextOf } from '@/tests/support/service-context'
import { issuedProduct, provedForm } from '@/tests/support/warranty-form'
import { changeWarrantyContact } from './change-contact'
import { getWarrantyInfo } from './check'
import { getPassport } from './passport'
import { createWarranty } from './register'

const address = { country: 'US', line: '1 Road, Austin' }

describe.each(['sqlite', 'postgres'] as const)('contact details of a warranty, on %s', (engine) => {
  let db: Kysely<Database>
  let next = 0
  let receipt: WarrantyReceipt
  let serial: string

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  }, 120_000)
  afterAll(() => db.destroy())

  const key = () => ({ token: receipt.passport.split('#')[1] ?? '', pin: receipt.pin })
  const change = (contact: Omit<Parameters<typeof changeWarrantyContact>[0], 'token' | 'pin' | 'lang'>) =>
    changeWarrantyContact({ ...key(), lang: 'en', ...contact }, contextOf(db))
  const told = async () =>
    (await readMessages(db)).flatMap(({ template, recipient }) => (template === 'warrantyContact' ? [recipient] : []))

  beforeEach(async () => {
    await db.deleteFrom('outbox').execute()
    serial = (await issuedProduct(db)).serial((next += 1))
    receipt = await createWarranty(createWarrantyInput.parse(await provedForm(db, [serial])), contextOf(db))
  })

  it('change in the passport, and the old ones are told', async () => {
    const before = await getPassport({ lang: 'en', ...key() }, contextOf(db))
    const after = await change({ phone: '+66899999999', email: 'new@example.com', address })
    expect(after).toMatchObject({
      owner: 'Somchai Jaidee',
      contact: { phone: '+66899999999', email: 'new@example.com', address },
    })
    expect(after.timeline).toEqual(before.timeline)
    expect((await told()).toSorted()).toEqual(['+66812345678', 'somchai@example.com'])
    expect(JSON.stringify(await readMessages(db))).not.toContain('new@example.com')
    const check = (phoneLast4: string) => getWarrantyInfo({ lang: 'en', serial, phoneLast4 }, contextOf(db))
    expect([(await check('9999')).warranty?.state, (await check('5678')).warranty]).toEqual(['active', null])
  })

  it('one of the two may be deleted, an address added later tells nobody', async () => {
    expect((await change({ phone: '+66812345678' })).contact).toEqual({ phone: '+66812345678' })
    expect(await told()).toEqual(['somchai@example.com'])
    expect((await change({ phone: '+66812345678', address })).contact).toEqual({ phone: '+66812345678', address })
    expect(await told()).toHaveLength(1)
  })

  it('need link and PIN, and a place that exists', async () => {
    await expect(
      changeWarrantyContact({ ...key(), pin: '000000', lang: 'en', phone: '+66899999999' }, contextOf(db)),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(
      change({ phone: '+66812345678', address: { country: 'TH', line: '1', province: 'nowhere' } }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'address.province' }] })
    expect(await told()).toEqual([])
  })
})
