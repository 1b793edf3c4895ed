import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createWarrantyInput, type WarrantyReceipt } from '@/lib/contract/warranty-register'
import { threadMessagesMost } from '@/lib/contract/warranty-thread'
import type { WarrantyState } from '@/lib/contract/warranty-words'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { readMessages } from '@/tests/support/outbox'
import { contextOf } from '@/tests/support/service-context'
import { staff } from '@/tests/support/staff'
import { issuedProduct, provedForm, someReceipt, warrantyForm } from '@/tests/support/warranty-form'
import { createBuyerLink, getUsedPart } from './buyer-links'
import { getWarrantyInfo } from './check'
import { makeCoveredNameless } from './make-nameless'
import { addWarrantyFiles } from './files'
import { getPassport } from './passport'
import { createWarranty } from './register'
import { answerWarrantyIn, noteWarrantyRead, replyToWarranty } from './registration-messages'
import { reviewWarranty } from './review'

const at = (day: string) => new Date(`${day}T03:00:00Z`)

describe.each(['sqlite', 'postgres'] as const)('messages about a registration, on %s', (engine) => {
  let db: Kysely<Database>
  let next = 0
  let receipt: WarrantyReceipt
  let serial: string
  let secret: { token: string; pin: string }
  let id: string

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  }, 120_000)
  afterAll(() => db.destroy())

  const keyOf = ({ passport, pin }: WarrantyReceipt) => ({ token: passport.split('#')[1] ?? '', pin })
  async function register(): Promise<WarrantyReceipt> {
    serial = (await issuedProduct(db)).serial((next += 1))
    return createWarranty(createWarrantyInput.parse(await provedForm(db, [serial], {})), contextOf(db))
  }
  beforeEach(async () => {
    await db.deleteFrom('outbox').execute()
    receipt = await register()
    secret = keyOf(receipt)
    ;({ id } = await db
      .selectFrom('warranty')
      .select('id')
      .where('number', '=', receipt.number)
      .executeTakeFirstOrThrow())
  })

  async function addPhoto(): Promise<string> {
    const photo = randomUUID().replaceAll('-', '')
    const file = { purpose: 'product', type: 'image/jpeg', bytes: 1, width: 1, height: 1, sha256: '' }
    const row = { ...file, storage_key: `files/${photo}`, created_at: at('2026-12-02').toISOString(), claimed_by: null }
    await db
      .insertInto('upload')
      .values({ id: photo, ...row })
      .execute()
    return photo
  }
  const reply = (change: Partial<Parameters<typeof replyToWarranty>[0]> = {}) =>
    replyToWarranty(
      { key: randomUUID(), lang: 'en', ...secret, text: 'It is a 2023 model', photoIds: [], ...change },
      contextOf(db, { now: at('2026-12-02') }),
    )
  const answer = (day = '2026-12-03') =>
    db
      .transaction()
      .execute((trx) =>
        answerWarrantyIn(trx, { number: receipt.number, text: 'Thank you.', accountId: 'staff' }, at(day)),
      )
  const open = (day = '2026-12-04') => getPassport({ lang: 'en', ...secret }, contextOf(db, { now: at(day) }))
  const review = (to: WarrantyState, reason?: string) =>
    reviewWarranty(
      { number: receipt.number, to, release: false, reason },
      contextOf(db, { user: staff, now: at('2026-12-01') }),
    )

  it('both sides write, the passport shows it in order, and each is told', async () => {
    await reply({ photoIds: [await addPhoto(), await addPhoto()] })
    await answer()
    const passport = await open()
    expect(passport.thread).toEqual([
      { at: at('2026-12-02').toISOString(), from: 'customer', text: 'It is a 2023 model', photoCount: 2 },
      { at: at('2026-12-03').toISOString(), from: 'staff', text: 'Thank you.', photoCount: 0 },
    ])
    expect(passport.state).toBe('active')
    const letters = (await readMessages(db)).filter(({ template }) => /^warranty(?:Replied|Answered)$/.test(template))
    expect(letters.map(({ template }) => template).toSorted()).toEqual(['warrantyAnswered', 'warrantyReplied'])
    const toOwner = letters.find(({ template }) => template === 'warrantyAnswered')
    expect(toOwner?.text).toContain(receipt.number)
    expect(toOwner?.text).not.toContain('Thank you.')
    expect(letters.find(({ template }) => template === 'warrantyReplied')?.text).toContain('It is a 2023 model')
  })

  it('words answer what was asked: it goes back to the people who look', async () => {
    await review('needs-information', 'Which year?')
    const answered = await reply()
    expect(answered.state).toBe('submitted')
    expect(answered.timeline.at(-1)).toMatchObject({ state: 'submitted', actor: 'customer' })
    // What is said after that changes nothing.
    expect((await reply({ text: 'And a photo will follow' })).timeline).toEqual(answered.timeline)
  })

  it('a message that was only read leaves it to the rules, and no trace in its history', async () => {
    const form = warrantyForm([(await issuedProduct(db)).serial((next += 1))])
    const waiting = await createWarranty(createWarrantyInput.parse(form), contextOf(db))
    expect(waiting.state).toBe('submitted')
    const { timeline } = await reply(keyOf(waiting))
    await noteWarrantyRead(waiting.number, contextOf(db, { user: staff, now: at('2026-12-03') }))
    await expect(noteWarrantyRead(waiting.number, contextOf(db))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const receiptId = await someReceipt(db)
    const proved = await addWarrantyFiles(
      { key: randomUUID(), lang: 'en', ...keyOf(waiting), receiptId },
      contextOf(db, { now: at('2026-12-04') }),
    )
    expect(proved.state).toBe('active')
    expect(proved.timeline.slice(0, 2).map(({ state }) => state)).toEqual(['submitted', 'submitted'])
    expect(proved.timeline.filter(({ actor }) => actor === 'staff')).toEqual([])
    expect(timeline).toEqual(proved.timeline.slice(0, 1))
  })

  it('photos alone are a message; nothing at all is none, and a photo serves once', async () => {
    const photo = await addPhoto()
    expect((await reply({ text: undefined, photoIds: [photo] })).thread).toMatchObject([{ text: '', photoCount: 1 }])
    await expect(reply({ text: undefined })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'text' }],
    })
    await expect(reply({ photoIds: [photo] })).rejects.toMatchObject({ fields: [{ path: 'photoIds' }] })
  })

  it('sent twice, it counts once, and so does its letter', async () => {
    const key = randomUUID()
    await reply({ key })
    expect((await reply({ key })).thread).toHaveLength(1)
    expect((await readMessages(db)).filter(({ template }) => template === 'warrantyReplied')).toHaveLength(1)
  })

  it('nobody writes once it is rejected or void, and what was written stays', async () => {
    await reply()
    await review('void', 'Not ours')
    await expect(reply()).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(answer()).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await open()).thread).toHaveLength(1)
  })

  it('sent at once, no more than it holds', async () => {
    const written = { warranty_id: id, at: at('2026-12-01').toISOString(), actor: 'customer', account_id: null }
    const rows = Array.from({ length: threadMessagesMost - 2 }, () => ({ id: randomUUID(), text: 'x', photos: '[]' }))
    await db
      .insertInto('warranty_message')
      .values(rows.map((row) => ({ ...written, ...row })))
      .execute()
    const replies = await Promise.allSettled(Array.from({ length: 8 }, () => reply()))
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  it('nobody writes or reads but its owner and the service desk', async () => {
    await reply()
    const wrong = secret.pin === '000000' ? '111111' : '000000'
    await expect(reply({ pin: wrong })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const now = at('2026-12-04')
    const { path } = await createBuyerLink(secret, contextOf(db, { now }))
    const others = [
      await getUsedPart({ lang: 'en', key: path.split('#')[1] ?? '' }, contextOf(db, { now })),
      await getWarrantyInfo({ lang: 'en', serial, phoneLast4: '5678' }, contextOf(db, { now })),
      // Who registers another part sees that one's alone.
      await getPassport({ lang: 'en', ...keyOf(await register()) }, contextOf(db, { now })),
    ]
    expect(JSON.stringify(others)).not.toContain('2023 model')
  })

  it('what a program seems to have sent fills nobody’s mailbox', async () => {
    await db.updateTable('warranty').set({ flags: '["spam-suspected"]' }).where('id', '=', id).execute()
    expect((await reply()).thread).toHaveLength(1)
    expect((await readMessages(db)).map(({ template }) => template)).not.toContain('warrantyReplied')
  })

  it('what was written goes with the registration’s name', async () => {
    const photo = await addPhoto()
    await reply({ photoIds: [photo] })
    await makeCoveredNameless(db, { day: '2099-01-01', at: '2099-01-01T00:00:00Z' })
    const left = db.selectFrom('warranty_message').select('id').where('warranty_id', '=', id)
    expect(await left.execute()).toEqual([])
    const upload = await db.selectFrom('upload').select('claimed_by').where('id', '=', photo).executeTakeFirst()
    expect(upload?.claimed_by).toBe('deleted')
    await expect(reply()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
