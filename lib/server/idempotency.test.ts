import '@/tests/support/environment'
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCompanyDatabase } from '@/tests/support/company-database'
import type { Database } from './db/schema'
import { limitOf, retentionRules } from '@/lib/domain/retention'
import { withIdempotencyKey, deleteOldSubmissions, type Submission } from './idempotency'

const now = new Date('2026-11-21T03:00:00.000Z')
const submission = (known: Partial<Submission> = {}): Submission => ({
  key: 'k1',
  operation: 'bookAppointment',
  input: { a: 1, b: { c: 2, d: [3] } },
  now,
  ...known,
})

describe.each(['sqlite', 'postgres'] as const)('withIdempotencyKey on %s', (engine) => {
  let db: Kysely<Database>
  beforeAll(async () => {
    db = await openCompanyDatabase(engine)
  }, 60_000)
  afterAll(async () => db.destroy())
  beforeEach(async () => {
    await db.deleteFrom('submission').execute()
    await db.deleteFrom('meta').execute()
  })

  const written = async () => (await db.selectFrom('meta').selectAll().execute()).length

  it('runs once for 50 simultaneous calls and gives all the same answer', async () => {
    let count = 0
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        withIdempotencyKey(db, submission(), async (trx) => {
          count += 1
          await trx
            .insertInto('meta')
            .values({ key: `made-${count}`, value: '' })
            .execute()
          return { number: `W-${count}` }
        }),
      ),
    )
    expect(count).toBe(1)
    expect(new Set(answers.map(({ number }) => number))).toEqual(new Set(['W-1']))
    expect(await written()).toBe(1)
  })

  it('takes the order of keys and the spam guard for no difference', async () => {
    await withIdempotencyKey(
      db,
      submission({ input: { a: 1, b: { c: 2 }, guard: { elapsedMs: 4000 } } }),
      async () => 'first',
    )
    expect(
      await withIdempotencyKey(
        db,
        submission({ input: { guard: { elapsedMs: 9000 }, b: { c: 2 }, a: 1 } }),
        async () => 'second',
      ),
    ).toBe('first')
  })

  it.each([
    ['other input', { input: { a: 2, b: { c: 2, d: [3] } } }],
    ['a list in another order', { input: { a: 1, b: { c: 2, d: [3, 3] } } }],
    ['another operation', { operation: 'cancelAppointment' }],
  ])('refuses the key with %s', async (_what, other) => {
    await withIdempotencyKey(db, submission(), async () => 'first')
    const run = vi.fn()
    await expect(withIdempotencyKey(db, submission(other), run)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(run).not.toHaveBeenCalled()
  })

  it('undoes a run that failed, and the next one may try again', async () => {
    const failing = withIdempotencyKey(db, submission(), async (trx) => {
      await trx.insertInto('meta').values({ key: 'half', value: '' }).execute()
      throw new Error('broken off')
    })
    await expect(failing).rejects.toThrow('broken off')
    expect(await written()).toBe(0)
    expect(await withIdempotencyKey(db, submission(), async () => 'second')).toBe('second')
  })

  it('keeps no bare hash of an input, against which all PINs are soon tried', async () => {
    await withIdempotencyKey(db, submission({ input: { pin: '407138' } }), async () => 'first')
    const { input_hash: stored } = await db.selectFrom('submission').select('input_hash').executeTakeFirstOrThrow()
    expect(stored).toMatch(/^[0-9a-f]{64}$/)
    expect(stored).not.toBe(createHash('sha256').update('{"pin":"407138"}').digest('hex'))
  })

  it('forgets after a week', async () => {
    await withIdempotencyKey(db, submission(), async () => 'first')
    const { kept } = retentionRules.submission
    expect(await deleteOldSubmissions(db, limitOf(kept, new Date('2026-11-28T16:59:59.999Z')))).toBe(0)
    expect(await withIdempotencyKey(db, submission(), async () => 'second')).toBe('first')
    expect(await deleteOldSubmissions(db, limitOf(kept, new Date('2026-11-28T17:00:00.000Z')))).toBe(1)
    expect(await withIdempotencyKey(db, submission(), async () => 'third')).toBe('third')
  })
})
