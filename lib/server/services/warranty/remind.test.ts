import '@/tests/support/environment'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { createWarrantyInput, type CreateWarrantyInput, type WarrantyReceipt } from '@/lib/contract/warranty-register'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'
import { contextOf } from '@/tests/support/service-context'
import { issuedProduct, provedForm } from '@/tests/support/warranty-form'
import { getWarrantyMessages, stopWarrantyMessages } from './messages'
import { getPassport } from './passport'
import { createWarranty } from './register'
import { remindOfService } from './remind'

const at = (day: string) => new Date(`${day}T03:00:00Z`)
// Bought on 2026-11-10: a twin shock is due after 24 months.
const owner = { name: 'Somchai Jaidee', phone: '+66812345678', email: 'somchai@example.com' }

describe.each(['sqlite', 'postgres'] as const)('what is sent about a registration, on %s', (engine) => {
  let db: Kysely<Database>
  let next = 0

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  }, 120_000)
  afterAll(() => db.destroy())
  beforeEach(async () => {
    await db.deleteFrom('outbox').execute()
  })

  const register = async (change: Partial<CreateWarrantyInput> = {}) =>
    createWarranty(
      createWarrantyInput.parse(await provedForm(db, [(await issuedProduct(db)).serial((next += 1))], change)),
      contextOf(db),
    )
  const open = ({ passport, pin }: WarrantyReceipt) =>
    getPassport({ lang: 'en', token: passport.split('#')[1] ?? '', pin }, contextOf(db))
  const tokenOf = async (receipt: WarrantyReceipt) => (await open(receipt)).messages.token
  const stop = (token: string, what: 'reminders' | 'news') =>
    stopWarrantyMessages({ lang: 'th', token, what }, contextOf(db, { now: at('2026-12-24') }))
  const reminders = async ({ number }: WarrantyReceipt) =>
    (await readMessages(db)).filter(({ template, text }) => template === 'serviceDue' && text.includes(number))

  it('a reminder goes out two weeks before each service, once', async () => {
    const receipt = await register()
    for (const day of ['2026-11-21', '2028-10-26']) {
      await remindOfService(db, at(day))
      expect(await reminders(receipt), day).toEqual([])
    }
    for (const day of ['2028-10-27', '2028-10-27', '2028-11-10', '2029-01-01']) await remindOfService(db, at(day))
    const [message, ...more] = await reminders(receipt)
    expect(more).toEqual([])
    expect(message).toMatchObject({ recipient: owner.email, channel: 'email', urgency: 'reminder' })
    expect(message?.text).toContain(`/services/warranty/messages#${await tokenOf(receipt)}`)
    await remindOfService(db, at('2030-10-27'))
    expect(await reminders(receipt)).toHaveLength(2)
  })

  it('one that came due while nothing ran goes out late, one that is long over does not', async () => {
    const [late, over] = [await register(), await register()]
    await remindOfService(db, at('2026-11-21'))
    await remindOfService(db, at('2028-11-12'))
    expect(await reminders(late)).toHaveLength(1)
    await db.updateTable('warranty').set({ remind_on: '2028-10-27' }).where('number', '=', over.number).execute()
    await db.deleteFrom('outbox').execute()
    await remindOfService(db, at('2029-06-01'))
    expect(await reminders(over)).toEqual([])
  })

  it('one that cannot be read keeps no other from its reminder', async () => {
    const receipts = [await register(), await register(), await register()]
    const ids = await db
      .selectFrom('warranty')
      .select(['id', 'number', 'owner'])
      .where(
        'number',
        'in',
        receipts.map(({ number }) => number),
      )
      .orderBy('id')
      .execute()
    const [first] = ids
    if (!first) throw new Error('There is one.')
    const setOwner = (text: string) =>
      db.updateTable('warranty').set({ owner: text }).where('id', '=', first.id).execute()
    await remindOfService(db, at('2026-11-21'))
    await setOwner('{')
    await expect(remindOfService(db, at('2028-10-27'))).rejects.toThrow(
      '1 registrations were not reminded of their service',
    )
    const others = receipts.filter(({ number }) => number !== first.number)
    for (const other of others) expect(await reminders(other)).toHaveLength(1)
    await setOwner(first.owner)
    await remindOfService(db, at('2028-10-28'))
    for (const receipt of receipts) expect(await reminders(receipt)).toHaveLength(1)
  })

  it('what nobody looked at for years is counted on to the next one at once', async () => {
    const receipt = await register()
    await remindOfService(db, at('2026-11-21'))
    await remindOfService(db, at('2031-06-01'))
    expect(await reminders(receipt)).toEqual([])
    const row = await db
      .selectFrom('warranty')
      .select('remind_on')
      .where('number', '=', receipt.number)
      .executeTakeFirstOrThrow()
    expect(row.remind_on).toBe('2032-10-27')
  })

  it('its link stops the reminders, and nothing else', async () => {
    const receipt = await register({ consents: { terms: true, marketing: true, version: '2026-11' } })
    const token = await tokenOf(receipt)
    expect(await getWarrantyMessages({ token }, contextOf(db))).toEqual({ reminders: true, news: true })
    expect(await stop(token, 'reminders')).toEqual({ reminders: false, news: true })
    await remindOfService(db, at('2028-10-27'))
    expect(await reminders(receipt)).toEqual([])
    for (const wrong of ['nothing', `${token}x`, receipt.passport.split('#')[1] ?? ''])
      await expect(stop(wrong, 'reminders')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('consent to news is withdrawn with its time and the words that were pressed, once', async () => {
    const receipt = await register({ consents: { terms: true, marketing: true, version: '2026-11' } })
    const token = await tokenOf(receipt)
    await Promise.all([stop(token, 'news'), stop(token, 'news'), stop(token, 'news')])
    expect(await stop(token, 'news')).toEqual({ reminders: true, news: false })
    const { id } = await db
      .selectFrom('warranty')
      .select('id')
      .where('number', '=', receipt.number)
      .executeTakeFirstOrThrow()
    const kept = await db
      .selectFrom('consent_receipt')
      .select(['given', 'at', 'text_shown', 'lang'])
      .where('subject_id', '=', id)
      .where('purpose', '=', 'marketing')
      .orderBy('at')
      .execute()
    expect(kept.map(({ given }) => given)).toEqual([1, 0])
    expect(kept[1]).toMatchObject({ at: '2026-12-24T03:00:00.000Z', text_shown: 'ถอนความยินยอม', lang: 'th' })
    expect((await open(receipt)).messages).toMatchObject({ reminders: true, news: false })
  })

  it('e-mail or phone is enough; link and PIN go where they can', async () => {
    const { name, phone, email } = owner
    const byPhone = await register({ owner: { name, phone } })
    const byEmail = await register({ owner: { name, email } })
    const both = await register()
    expect([byPhone, byEmail, both].map(({ toldBy }) => toldBy)).toEqual([['sms'], ['email'], ['email', 'sms']])
    const told = await readMessages(db)
    const of = ({ number }: WarrantyReceipt) =>
      told.filter(({ text, subject }) => `${subject} ${text}`.includes(number)).map(({ template }) => template)
    expect([of(byPhone), of(byEmail)]).toEqual([['warrantyPin'], ['warrantyRegistered']])
    expect((await open(byPhone)).messages.reminders).toBe(false)
    await remindOfService(db, at('2028-10-27'))
    expect(await reminders(byPhone)).toEqual([])
    expect(createWarrantyInput.safeParse(await provedForm(db, ['x'], { owner: { name } })).error?.issues).toMatchObject(
      [{ path: ['owner', 'phone'] }, { path: ['owner', 'email'] }],
    )
  })
})
