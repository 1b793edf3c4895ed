import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { Passport } from '@/lib/contract/warranty-passport'
import { queueAt } from '@/lib/server/db/queue-at'
import type { Database } from '@/lib/server/db/schema'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import type { ServiceContext } from '../context'
import { notifyAnswered, notifyReplied } from './notify-thread'
import { describePassport, openPassport } from './passport'
import { findByNumber, findWarranty, type Warranty } from './rows'
import { staffChange } from './staff-change'
import { requireReply, writeMessage, type StaffAnswer } from './thread'
import { readDetail, recordChange, transitionWarranty } from './transitions'

/** As it is now. NOT_FOUND when it has become nameless meanwhile. */
async function readCurrent(db: Kysely<Database>, id: string): Promise<Warranty> {
  const warranty = await findWarranty(db, id)
  if (!warranty) throw new ApiError('NOT_FOUND')
  return warranty
}

/**
 * What its owner writes about a registration that is neither rejected nor void. Whatever was asked is answered by words as by a file: it goes back to
 * the people who look. NOT_FOUND for a wrong link or PIN.
 */
export async function replyToWarranty(
  input: ParsedInputOf<'replyToWarranty'>,
  context: ServiceContext,
): Promise<Passport> {
  const { id } = await openPassport(input, context)
  const { db, now } = context
  const reply = requireReply(input)
  await withIdempotencyKey<{ done: true }>(
    db,
    { key: input.key, operation: 'replyToWarranty', input, now },
    async (trx) => {
      await writeMessage(trx, { topic: 'registration', id }, { actor: 'customer', accountId: null, ...reply, now })
      const { number, state, flags } = await readCurrent(trx, id)
      if (state === 'needs-information') await transitionWarranty(trx, id, 'submitted', { actor: 'customer', at: now })
      // A program would fill the company's mailbox; the desk shows what it wrote.
      if (!flags.includes('spam-suspected')) await notifyReplied(trx, { number, claimNumber: null, ...reply }, now)
      return { done: true }
    },
  )
  return describePassport(context, await readCurrent(db, id), input.lang)
}

/** An answer, and the letter that says it stands in the passport. */
export async function answerWarrantyIn(
  trx: Transaction<Database>,
  { number, text, accountId }: StaffAnswer,
  now: Date,
): Promise<void> {
  const warranty = await findByNumber(trx, number)
  if (!warranty) throw new ApiError('NOT_FOUND')
  const { id } = warranty
  await writeMessage(trx, { topic: 'registration', id }, { actor: 'staff', accountId, text, photoIds: [], now })
  await notifyAnswered(trx, { warrantyId: id, claimNumber: null }, now)
}

/** Staff have read what its owner wrote last, and there is nothing to answer. */
export async function noteWarrantyRead(number: string, context: ServiceContext): Promise<void> {
  const change = { ...staffChange(undefined, context), detail: readDetail }
  await context.db.transaction().execute(async (trx) => {
    await queueAt(trx, 'warranty', 'number', number)
    const warranty = await findByNumber(trx, number)
    if (!warranty) throw new ApiError('NOT_FOUND')
    await recordChange(trx, warranty.id, warranty.state, change)
  })
}
