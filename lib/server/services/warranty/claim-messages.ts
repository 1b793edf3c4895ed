import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { Claim } from '@/lib/contract/warranty-claim'
import type { Database } from '@/lib/server/db/schema'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import type { ServiceContext } from '../context'
import { listClaims } from './list-claims'
import { notifyAnswered, notifyReplied } from './notify-thread'
import { openPassport } from './passport'
import { staffChange } from './staff-change'
import { requireReply, writeMessage, type StaffAnswer } from './thread'

type Found = { id: string; warrantyId: string; number: string }

async function describe(db: Kysely<Database>, { warrantyId, number }: Found): Promise<Claim> {
  const claim = (await listClaims(db, warrantyId)).find((entry) => entry.number === number)
  if (!claim) throw new ApiError('NOT_FOUND')
  return claim
}

async function findClaim(db: Kysely<Database>, number: string): Promise<Found> {
  const row = await db.selectFrom('claim').select(['id', 'warranty_id']).where('number', '=', number).executeTakeFirst()
  if (!row) throw new ApiError('NOT_FOUND')
  return { id: row.id, warrantyId: row.warranty_id, number }
}

/** What its owner adds to a claim that is not closed. NOT_FOUND for a wrong link or PIN, and for a claim of somebody else's part. */
export async function replyToClaim(input: ParsedInputOf<'replyToClaim'>, context: ServiceContext): Promise<Claim> {
  const warranty = await openPassport(input, context)
  const { db, now } = context
  const reply = requireReply(input)
  const claim = await findClaim(db, input.number)
  if (claim.warrantyId !== warranty.id) throw new ApiError('NOT_FOUND')
  await withIdempotencyKey<{ done: true }>(
    db,
    { key: input.key, operation: 'replyToClaim', input, now },
    async (trx) => {
      await writeMessage(trx, { topic: 'claim', id: claim.id }, { actor: 'customer', accountId: null, ...reply, now })
      await notifyReplied(trx, { number: warranty.number, claimNumber: claim.number, ...reply }, now)
      return { done: true }
    },
  )
  return describe(db, claim)
}

/** An answer, and the letter that says it stands in the passport. */
export async function answerClaimIn(
  trx: Transaction<Database>,
  { number, text, accountId }: StaffAnswer,
  now: Date,
): Promise<void> {
  const { id, warrantyId } = await findClaim(trx, number)
  await writeMessage(trx, { topic: 'claim', id }, { actor: 'staff', accountId, text, photoIds: [], now })
  await notifyAnswered(trx, { warrantyId, claimNumber: number }, now)
}

/** What the service desk answers; the owner is told that there is an answer, which stands in the passport. */
export async function answerClaim(input: ParsedInputOf<'answerClaim'>, context: ServiceContext): Promise<Claim> {
  const { accountId = null } = staffChange(undefined, context)
  const { db, now } = context
  const claim = await findClaim(db, input.number)
  await withIdempotencyKey<{ done: true }>(
    db,
    { key: input.key, operation: 'answerClaim', input, now },
    async (trx) => {
      await answerClaimIn(trx, { number: input.number, text: input.text, accountId }, now)
      return { done: true }
    },
  )
  return describe(db, claim)
}
