import '@/tests/support/environment'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { User } from '@/lib/contract/account'
import { threadMessagesMost } from '@/lib/contract/warranty-thread'
import { createWarrantyInput } from '@/lib/contract/warranty-register'
import type { Database } from '@/lib/server/db/schema'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { staff } from '@/tests/support/staff'
import { issuedProduct, provedForm } from '@/tests/support/warranty-form'
import { answerClaim, replyToClaim } from './claim-messages'
import { createClaim } from './claims'
import { makeCoveredNameless } from './make-nameless'
import { getPassport } from './passport'
import { createWarranty } from './register'
import { reviewClaim } from './review'

const at = (day: string) => new Date(`${day}T03:00:00Z`)

describe.each(['sqlite', 'postgres'] as const)('messages of a claim on %s', (engine) => {
  let db: Kysely<Database>
  let next = 0
  let secret: { token: string; pin: string }
  let number: string

  beforeAll(async () => {
    db = await openCompanyDatabase(engine, 'small')
  }, 120_000)
  afterAll(() => db.destroy())

  async function register() {
    const form = await provedForm(db, [(await issuedProduct(db)).serial((next += 1))], {})
    const { passport, pin } = await createWarranty(createWarrantyInput.parse(form), contextOf(db))
    return { token: passport.split('#')[1] ?? '', pin }
  }
  beforeEach(async () => {
    await db.deleteFrom('outbox').execute()
    secret = await register()
    const claim = { symptom: 'oil-leak', text: 'Oil at the rod', photoIds: [] } as const
    const guard = { website: '', elapsedMs: 9000 }
    const opened = await createClaim(
      { key: randomUUID(), lang: 'en', ...secret, ...claim, photoIds: [], guard },
      contextOf(db, { now: at('2026-12-01') }),
    )
    number = opened.number
  })

  async function addPhoto(): Promise<string> {
    const id = randomUUID().replaceAll('-', '')
    const file = { purpose: 'claim', type: 'image/jpeg', bytes: 1, width: 1, height: 1, sha256: '' }
    await db
      .insertInto('upload')
      .values({ id, ...file, storage_key: `files/${id}`, created_at: at('2026-12-02').toISOString(), claimed_by: null })
      .execute()
    return id
  }
  const reply = (change: Partial<Parameters<typeof replyToClaim>[0]> = {}) =>
    replyToClaim(
      { key: randomUUID(), lang: 'en', ...secret, number, text: 'It leaks again', photoIds: [], ...change },
      contextOf(db, { now: at('2026-12-02') }),
    )
  const answer = (user: User | null = staff, key: string = randomUUID()) =>
    answerClaim({ key, number, text: 'Please send it in.' }, contextOf(db, { user, now: at('2026-12-03') }))
  const sent = async () => (await db.selectFrom('outbox').select('template').execute()).map(({ template }) => template)

  it('both sides write, and the passport shows it in order', async () => {
    const photoIds = [await addPhoto(), await addPhoto()]
    await reply({ photoIds })
    await answer()
    const [claim] = (await getPassport({ lang: 'en', ...secret }, contextOf(db, { now: at('2026-12-04') }))).claims
    expect(claim?.messages).toEqual([
      { at: at('2026-12-02').toISOString(), from: 'customer', text: 'It leaks again', photoCount: 2 },
      { at: at('2026-12-03').toISOString(), from: 'staff', text: 'Please send it in.', photoCount: 0 },
    ])
    expect(claim?.state).toBe('opened')
    expect(await sent()).toEqual(expect.arrayContaining(['claimReplied', 'claimAnswered']))
  })

  it('photos alone are a message; nothing at all is none, and a photo serves once', async () => {
    const photo = await addPhoto()
    expect((await reply({ text: undefined, photoIds: [photo] })).messages).toMatchObject([{ text: '', photoCount: 1 }])
    await expect(reply({ text: undefined })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'text' }],
    })
    await expect(reply({ photoIds: [photo] })).rejects.toMatchObject({ fields: [{ path: 'photoIds' }] })
  })

  it('sent twice, it counts once, and so does its letter', async () => {
    const key = randomUUID()
    await reply({ key })
    expect((await reply({ key })).messages).toHaveLength(1)
    const answered = randomUUID()
    await answer(staff, answered)
    expect((await answer(staff, answered)).messages).toHaveLength(2)
    expect((await sent()).filter((template) => /^claim(?:Replied|Answered)$/.test(template)).toSorted()).toEqual([
      'claimAnswered',
      'claimReplied',
    ])
  })

  it('nobody writes into a closed claim', async () => {
    await reviewClaim({ number, to: 'closed' }, contextOf(db, { user: staff }))
    await expect(reply()).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(answer()).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('sent at once, no more than it holds', async () => {
    const { id } = await db.selectFrom('claim').select('id').where('number', '=', number).executeTakeFirstOrThrow()
    const written = { claim_id: id, at: at('2026-12-01').toISOString(), actor: 'customer', account_id: null }
    await db
      .insertInto('claim_message')
      .values(
        Array.from({ length: threadMessagesMost - 2 }, () => ({
          ...written,
          id: randomUUID(),
          text: 'x',
          photos: '[]',
        })),
      )
      .execute()
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => answer()))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  it('only its owner and the service desk write', async () => {
    await expect(answer(null)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(answer({ ...staff, scope: ['people'] })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const other = await register()
    await expect(reply(other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(reply({ pin: secret.pin === '000000' ? '111111' : '000000' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('what was written goes with the registration’s name', async () => {
    const photo = await addPhoto()
    await reply({ photoIds: [photo] })
    await reviewClaim({ number, to: 'closed' }, contextOf(db, { user: staff }))
    await makeCoveredNameless(db, { day: '2099-01-01', at: '2099-01-01T00:00:00Z' })
    const left = db
      .selectFrom('claim_message')
      .innerJoin('claim', 'claim.id', 'claim_message.claim_id')
      .select('claim_message.id')
      .where('claim.number', '=', number)
    expect(await left.execute()).toEqual([])
    const upload = await db.selectFrom('upload').select('claimed_by').where('id', '=', photo).executeTakeFirst()
    expect(upload?.claimed_by).toBe('deleted')
  })
})
