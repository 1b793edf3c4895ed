import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { claimMessagesMost, type Claim, type claimWriters } from '@/lib/contract/warranty-claim'
import { queueAt } from '@/lib/server/db/queue-at'
import type { Database } from '@/lib/server/db/schema'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import { claimUpload } from '@/lib/server/services/upload/claim-upload'
import type { ServiceContext } from '../context'
import { listClaims } from './list-claims'
import { notifyClaimAnswered, notifyClaimReplied } from './notify-claim'
import { openPassport } from './passport'
import { staffChange } from './staff-change'

type Found = { id: string; warrantyId: string; number: string }
type Message = {
  actor: (typeof claimWriters)[number]
  accountId: string | null
  text: string
  photoIds: readonly string[]
  now: Date
}

/** CONFLICT once it is closed, or when more was written than anybody reads. */
async function writeMessage(trx: Transaction<Database>, { id }: Found, message: Message): Promise<void> {
  await queueAt(trx, 'claim', 'id', id)
  const { state } = await trx.selectFrom('claim').select('state').where('id', '=', id).executeTakeFirstOrThrow()
  if (state === 'closed') throw new ApiError('CONFLICT', { message: 'the claim is closed' })
  const { count } = await trx
    .selectFrom('claim_message')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('claim_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= claimMessagesMost)
    throw new ApiError('CONFLICT', { message: 'the claim holds no more messages' })
  const { actor, accountId, text, photoIds, now } = message
  await trx
    .insertInto('claim_message')
    .values({
      id: randomUUID(),
      claim_id: id,
      at: now.toISOString(),
      actor,
      account_id: accountId,
      text,
      photos: JSON.stringify(photoIds),
    })
    .execute()
  for (const photo of photoIds) await claimUpload(trx, photo, 'claim', id, 'photoIds')
}

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
  const { text = '', photoIds } = input
  if (text === '' && photoIds.length === 0)
    throw new ApiError('INVALID_INPUT', { fields: [{ path: 'text', code: 'required' }] })
  const claim = await findClaim(db, input.number)
  if (claim.warrantyId !== warranty.id) throw new ApiError('NOT_FOUND')
  await withIdempotencyKey<{ done: true }>(
    db,
    { key: input.key, operation: 'replyToClaim', input, now },
    async (trx) => {
      await writeMessage(trx, claim, { actor: 'customer', accountId: null, text, photoIds, now })
      await notifyClaimReplied(trx, { ...claim, warranty: warranty.number, text, photoCount: photoIds.length }, now)
      return { done: true }
    },
  )
  return describe(db, claim)
}

/** An answer, and the letter that says it stands in the passport. */
export async function answerClaimIn(
  trx: Transaction<Database>,
  { number, text, accountId }: { number: string; text: string; accountId: string | null },
  now: Date,
): Promise<void> {
  const claim = await findClaim(trx, number)
  await writeMessage(trx, claim, { actor: 'staff', accountId, text, photoIds: [], now })
  await notifyClaimAnswered(trx, claim, now)
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
