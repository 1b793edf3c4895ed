import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { RetentionLimit } from '@/lib/domain/retention'
import { oneAtATime } from '@/lib/server/db/one-at-a-time'
import type { Database } from '@/lib/server/db/schema'
import { deriveKey } from '@/lib/server/http/token'

export type Submission = {
  /** Made by the browser, one for each filled-in form. */
  key: string
  operation: string
  /** What was sent. Its `guard` (spam-guard.ts) is left out of the comparison: it counts seconds, which differ when a form is sent again. */
  input: unknown
  now: Date
}

/**
 * Does a write once. The answer is stored: a link or a PIN does not belong into it, but is derived again from the id that does. The same key with the same input gets the stored answer, however often and however simultaneously it comes; the same key
 * with other input is CONFLICT. Everything `run` does has to go through its transaction, and is undone when it throws: the key is then free again.
 */
export async function withIdempotencyKey<A>(
  db: Kysely<Database>,
  submission: Submission,
  run: (trx: Transaction<Database>) => Promise<A>,
): Promise<A> {
  const { key, operation, now } = submission
  const inputHash = hashInput(submission.input)
  const answerOnce = async (trx: Transaction<Database>) => {
    // The first statement writes: SQLite then takes its one lock for writing, and PostgreSQL waits here for a twin that another instance still runs.
    const row = { key, operation, input_hash: inputHash, answer: '', created_at: now.toISOString() }
    const added = await trx
      .insertInto('submission')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) return readAnswer<A>(trx, key, operation, inputHash)
    const answer = await run(trx)
    await trx
      .updateTable('submission')
      .set({ answer: JSON.stringify(answer) })
      .where('key', '=', key)
      .execute()
    return answer
  }
  return oneAtATime(`submission ${key}`, () => db.transaction().execute(answerOnce))
}

async function readAnswer<A>(
  trx: Transaction<Database>,
  key: string,
  operation: string,
  inputHash: string,
): Promise<A> {
  const known = await trx
    .selectFrom('submission')
    .select(['operation', 'input_hash', 'answer'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (known.operation !== operation || known.input_hash !== inputHash)
    throw new ApiError('CONFLICT', { message: 'This key belongs to another submission' })
  // Written by the same operation; the API checks every answer against the contract on its way out.
  return JSON.parse(known.answer) as A
}

/** Of the input as JSON with sorted keys, without the spam guard. Keyed, because an input may hold a PIN, and six digits are soon tried against a bare hash. */
function hashInput(input: unknown): string {
  const text = JSON.stringify(input, (key, value: unknown) => {
    if (key === 'guard') return undefined
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value
  })
  return createHmac('sha256', deriveKey('submission')).update(text).digest('hex')
}

/** Forgets old answers: no browser repeats a form that late. Returns how many. */
export async function deleteOldSubmissions(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('submission').where('created_at', '<', at).executeTakeFirst()
  return Number(numDeletedRows)
}
