import { ApiError } from '@/lib/contract/api-error'
import { caseStateSchema } from '@/lib/contract/case'
import type { DeskMove } from '@/lib/contract/desk'
import type { DeskKind } from '@/lib/contract/desk-words'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { claimStateSchema, warrantyStateSchema } from '@/lib/contract/warranty-schemas'
import { isVisitMove, notSpam } from '@/lib/domain/desk/moves'
import { moveVisit } from '@/lib/server/services/appointment/move-visit'
import { moveCaseOn } from '@/lib/server/services/case/move-case'
import { reviewDealerChange } from '@/lib/server/services/dealer-corner/review'
import type { ServiceContext } from '@/lib/server/services/context'
import { releaseSerial } from '@/lib/server/services/warranty/release'
import { noteWarrantyRead } from '@/lib/server/services/warranty/registration-messages'
import { reviewClaim, reviewWarranty } from '@/lib/server/services/warranty/review'
import { loaders, requireHandler, requireRow } from './find-item'
import { clearSuspicion } from './not-spam'

type Input = ParsedInputOf<'moveDeskItem'>
type Run = (input: Input, context: ServiceContext) => Promise<unknown>

const moveCase: Run = ({ id, move, reason }, { db, user, now }) =>
  moveCaseOn(
    db,
    { number: id, to: caseStateSchema.parse(move), text: reason, ...(user && { accountId: user.id }) },
    now,
  )

const moveRegistration: Run = ({ id, move, reason, productId, release = false, serial = '' }, context) => {
  if (move === 'release-serial') return releaseSerial({ serial, reason: reason ?? '' }, context)
  if (move === 'read') return noteWarrantyRead(id, context)
  if (move === 'set-product') return reviewWarranty({ number: id, productId, release: false }, context)
  return reviewWarranty({ number: id, to: warrantyStateSchema.parse(move), productId, release, reason }, context)
}

const moveVisitOn: Run = async ({ id, move, day, slot, reason }, context) => {
  if (isVisitMove(move)) await moveVisit({ number: id, move, day, slot, ...(reason && { reason }) }, context)
}

/** A person has answered it, by phone or otherwise; it is kept as long as every answered one. */
const answerWish: Run = ({ id }, { db, now }) =>
  db
    .updateTable('wish')
    .set({ answered_at: now.toISOString(), same_key: null })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute()

const reviewChange: Run = ({ id: change, move, reason = '' }, context) =>
  reviewDealerChange({ change, verdict: move === 'live' ? { is: 'live' } : { is: 'refused', reason } }, context)

const runs: Record<DeskKind, Run> = {
  contact: moveCase,
  'job-application': moveCase,
  report: moveCase,
  'data-request': moveCase,
  build: moveCase,
  registration: moveRegistration,
  claim: ({ id, move, reason }, context) =>
    reviewClaim({ number: id, to: claimStateSchema.parse(move), reason }, context),
  visit: moveVisitOn,
  wish: answerWish,
  'dealer-change': reviewChange,
}

/** INVALID_INPUT for the first of what the move asks for and did not get. */
function requireFields({ reason, fields }: DeskMove, input: Input): void {
  const missing = [
    ...(reason === 'required' && input.reason === undefined ? (['reason'] as const) : []),
    ...fields.filter(({ name, required }) => required && input[name] === undefined).map(({ name }) => name),
  ]
  if (missing.length > 0)
    throw new ApiError('INVALID_INPUT', { fields: missing.map((path) => ({ path, code: 'required' })) })
}

/** Does what the states of an item allow. CONFLICT for anything else, or when somebody was quicker. */
export async function moveDeskItem(input: Input, context: ServiceContext): Promise<Record<string, never>> {
  const { db, now } = context
  const { kind, id } = input
  requireHandler(kind, context)
  const row = await requireRow(db, { kind, id })
  const details = await loaders[kind](db, id, 'en')
  const moves = [...(details?.moves ?? []), ...(row.suspected ? [notSpam] : [])]
  const move = moves.find((one) => one.move === input.move)
  if (!move) throw new ApiError('CONFLICT', { message: `it is ${row.state}` })
  requireFields(move, input)
  if (move === notSpam) await db.transaction().execute((trx) => clearSuspicion(trx, { kind, id }, now))
  else await runs[kind](input, context)
  return {}
}
