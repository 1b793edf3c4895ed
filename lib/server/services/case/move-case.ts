import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { CaseState } from '@/lib/contract/case-words'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { mayMove } from '@/lib/domain/case-plans'
import { deskKindTable } from '@/lib/domain/desk/kinds'
import type { Database } from '@/lib/server/db/schema'
import { requireBuildOfCase } from '@/lib/server/services/community/build-table'
import type { ServiceContext } from '@/lib/server/services/context'
import { touchCase } from './change-case'
import { recordCaseEvent } from './events'
import { requireCaseNumber } from './find-case'
import { notifyMoved } from './notify'
import { notifyBuildDecided } from './notify-build'

type Move = { number: string; to?: CaseState | undefined; text?: string | undefined; accountId?: string }

/** Moves a case on, says something to its sender, or both; who left a mailbox is told. CONFLICT for a move its plan does not know. */
export async function moveCaseIn(
  trx: Transaction<Database>,
  { number, to, text, accountId }: Move,
  now: Date,
): Promise<{ state: CaseState }> {
  const found = await requireCaseNumber(trx, number)
  if (to === undefined && text === undefined)
    throw new ApiError('INVALID_INPUT', { fields: [{ path: 'to', code: 'required' }] })
  if (to !== undefined && !mayMove(found.kind, found.state, to))
    throw new ApiError('CONFLICT', { message: `it is ${found.state}` })
  // Its sender is told where it is shown.
  if (to === 'published') requireBuildOfCase(number)
  const state = to ?? found.state
  await touchCase(trx, found, { to: state, now })
  await recordCaseEvent(trx, {
    caseId: found.id,
    actor: 'staff',
    ...(accountId !== undefined && { accountId }),
    ...(to !== undefined && { state: to }),
    ...(text !== undefined && { words: text }),
    now,
  })
  const notify = to === 'published' || to === 'declined' ? notifyBuildDecided : notifyMoved
  await notify(trx, { ...found, state }, { replied: text !== undefined, now })
  return { state }
}

export const moveCaseOn = (db: Kysely<Database>, move: Move, now: Date): Promise<{ state: CaseState }> =>
  db.transaction().execute((trx) => moveCaseIn(trx, move, now))

/** NOT_FOUND for a case of a kind that somebody else handles: that there is one, they do not learn. */
export async function moveCase(input: ParsedInputOf<'moveCase'>, { db, user, now }: ServiceContext) {
  const { kind } = await requireCaseNumber(db, input.number)
  if (!user?.scope.includes(deskKindTable[kind])) throw new ApiError('NOT_FOUND', { message: 'case' })
  return moveCaseOn(db, { ...input, accountId: user.id }, now)
}
