import type { Transaction } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { VisitorCase } from '@/lib/contract/case'
import type { CaseState } from '@/lib/contract/case-words'
import { isFinal, isLasting, mayWithdraw, planOf, type CasePlan } from '@/lib/domain/case-plans'
import type { Database } from '@/lib/server/db/schema'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import type { ServiceContext } from '@/lib/server/services/context'
import { claimUpload } from '@/lib/server/services/upload/claim-upload'
import { deleteReleasedNow } from '@/lib/server/services/upload/sweep-uploads'
import { getStorage } from '@/lib/server/storage/storage'
import { describeCase } from './describe-case'
import { dropCaseFiles, eraseCaseContent } from './erase-case'
import { recordCaseEvent } from './events'
import { requireCase, type KnownCase } from './find-case'
import { notifyCompanyOfReply } from './notify'
import { notifyTakenBack } from './notify-build'

/** CONFLICT unless a case of this kind lets its sender do that in the state it is in. */
function demand({ kind, state }: KnownCase, what: keyof CasePlan['sender']): void {
  const now = what === 'erase' || (what === 'withdraw' ? mayWithdraw(kind, state) : !isFinal(kind, state))
  if (!planOf(kind).sender[what] || !now) throw new ApiError('CONFLICT', { message: `${what}: it is ${state}` })
}

/** Marks a case as changed, as long as it is in the state it was found in; CONFLICT otherwise. */
export async function touchCase(
  trx: Transaction<Database>,
  { id, state }: KnownCase,
  { to = state, now }: { to?: CaseState; now: Date },
): Promise<void> {
  const touched = await trx
    .updateTable('visitor_case')
    .set({ state: to, updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (touched.numUpdatedRows !== 1n) throw new ApiError('CONFLICT', { message: 'It was changed meanwhile' })
}

/** Does a change of the sender once a key, and answers the case as it is then. */
async function changeOnce(
  input: { caseKey: string; key: string },
  what: 'reply' | 'replaceFile',
  context: ServiceContext,
  run: (trx: Transaction<Database>, found: KnownCase) => Promise<void>,
): Promise<VisitorCase> {
  const { db, now } = context
  const found = await requireCase(db, input.caseKey)
  demand(found, what)
  const once = { key: input.key, operation: `${what}Case`, input, now }
  await withIdempotencyKey<{ done: true }>(db, once, async (trx) => {
    await touchCase(trx, found, { now })
    await run(trx, found)
    return { done: true }
  })
  return describeCase(db, found)
}

export function replyToCase(input: ParsedInputOf<'replyToCase'>, context: ServiceContext): Promise<VisitorCase> {
  const { now } = context
  return changeOnce(input, 'reply', context, async (trx, found) => {
    await recordCaseEvent(trx, { caseId: found.id, actor: 'sender', words: input.text, now })
    await notifyCompanyOfReply(trx, found, now)
  })
}

export async function replaceCaseFile(
  input: ParsedInputOf<'replaceCaseFile'>,
  context: ServiceContext,
): Promise<VisitorCase> {
  const answer = await changeOnce(input, 'replaceFile', context, async (trx, { id }) => {
    await dropCaseFiles(trx, id)
    await claimUpload(trx, input.fileId, 'resume', `case:${id}`, 'fileId')
  })
  await deleteReleasedNow(context.db, getStorage())
  return answer
}

export async function withdrawCase(
  { caseKey }: ParsedInputOf<'withdrawCase'>,
  { db, now }: ServiceContext,
): Promise<VisitorCase> {
  const found = await requireCase(db, caseKey)
  demand(found, 'withdraw')
  await db.transaction().execute(async (trx) => {
    await touchCase(trx, found, { to: 'withdrawn', now })
    await recordCaseEvent(trx, { caseId: found.id, actor: 'sender', state: 'withdrawn', now })
    if (isLasting(found.kind, found.state)) await notifyTakenBack(trx, found, now)
  })
  return describeCase(db, await requireCase(db, caseKey))
}

export async function eraseCase(
  { caseKey }: ParsedInputOf<'eraseCase'>,
  { db, now }: ServiceContext,
): Promise<Record<string, never>> {
  const found = await requireCase(db, caseKey)
  demand(found, 'erase')
  await db.transaction().execute(async (trx) => {
    if (mayWithdraw(found.kind, found.state)) await touchCase(trx, found, { to: 'withdrawn', now })
    await eraseCaseContent(trx, found.id, now)
    if (isLasting(found.kind, found.state)) await notifyTakenBack(trx, found, now)
  })
  await deleteReleasedNow(db, getStorage())
  return {}
}
