import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { ApiError } from '@/lib/contract/api-error'
import type { TokenPair } from '@/lib/contract/account'
import type { Database } from '@/lib/server/db/schema'
import type { AccountSessionTable } from '@/lib/server/db/tables/accounts'
import type { ServiceContext } from '@/lib/server/services/context'
import { hashRefreshToken, isOfFamily, readRefreshToken, successorOf, type RefreshToken } from './refresh-token'
import { endOfSession, endSession, endSessions, tokensFor } from './sessions'

/** A browser's calls that were made at once, and a tab that wakes up late, get the same successor for so long, ms. */
export const graceMs = 30_000

type Session = AccountSessionTable

async function findSession(db: Kysely<Database>, token: RefreshToken): Promise<Session | null> {
  const row = await db.selectFrom('account_session').selectAll().where('id', '=', token.session).executeTakeFirst()
  return row && isOfFamily(token, row) ? row : null
}

const isOver = ({ revoked_at, expires_at }: Session, now: Date) =>
  revoked_at !== null || expires_at <= now.toISOString()

/** Puts the successor in the place of the newest token; false = another call was quicker. */
async function replace(db: Kysely<Database>, session: Session, next: RefreshToken, now: Date): Promise<boolean> {
  const endsAt = endOfSession(new Date(session.created_at), now, session.second_factor === 1)
  const { numUpdatedRows } = await db
    .updateTable('account_session')
    .set({
      refresh_hash: hashRefreshToken(next),
      generation: next.generation,
      rotated_at: now.toISOString(),
      expires_at: endsAt.toISOString(),
    })
    .where('id', '=', session.id)
    .where('generation', '=', session.generation)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether this token may have its successor now. An old one ends the session: somebody else has a copy of it. */
async function mayFollow(db: Kysely<Database>, token: RefreshToken, session: Session, now: Date): Promise<boolean> {
  if (token.generation === session.generation && (await replace(db, session, successorOf(token), now))) return true
  const newest = await findSession(db, token)
  if (!newest || isOver(newest, now)) return false
  const age = now.getTime() - Date.parse(newest.rotated_at)
  if (newest.generation === token.generation + 1 && age <= graceMs) return true
  await endSession(db, session.id, now)
  return false
}

/** Throws INVALID_TOKEN for a token that is made up, too old, used before, or of a session that is over. */
export async function refreshToken(
  { refresh_token }: ParsedInputOf<'refreshToken'>,
  { db, now }: ServiceContext,
): Promise<TokenPair> {
  const token = readRefreshToken(refresh_token)
  const session = token && (await findSession(db, token))
  if (!session || isOver(session, now) || !(await mayFollow(db, token, session, now)))
    throw new ApiError('INVALID_TOKEN')
  const endsAt = endOfSession(new Date(session.created_at), now, session.second_factor === 1)
  return tokensFor({ accountId: session.account_id, token: successorOf(token), endsAt, now })
}

/** Signs out; any token the session ever had will do, and one that is none is no reason to stay signed in. */
export async function revokeToken(
  { refresh_token }: ParsedInputOf<'revokeToken'>,
  { db, now }: ServiceContext,
): Promise<Record<string, never>> {
  const token = readRefreshToken(refresh_token)
  const session = token && (await findSession(db, token))
  if (session) await endSession(db, session.id, now)
  return {}
}

export async function revokeAllTokens(
  _input: unknown,
  { db, user, now }: ServiceContext,
): Promise<Record<string, never>> {
  if (!user) throw new ApiError('UNAUTHORIZED')
  await endSessions(db, { accountId: user.id, now })
  return {}
}
