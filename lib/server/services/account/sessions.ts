import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { TokenPair } from '@/lib/contract/account'
import type { Database } from '@/lib/server/db/schema'
import { signToken, tokenLifetimeSeconds } from '@/lib/server/http/token'
import { firstRefreshToken, hashRefreshToken, writeRefreshToken, type RefreshToken } from './refresh-token'

const hour = 3_600_000

/** How long a session lasts without being used, and altogether, ms. One with a second factor is a working day's. */
export const sessionLifetimes = {
  customer: { idle: 30 * 24 * hour, whole: 180 * 24 * hour },
  staff: { idle: 12 * hour, whole: 12 * hour },
} as const

/** When a session ends that was opened then and used now, unless it is used again. */
export function endOfSession(opened: Date, now: Date, secondFactor: boolean): Date {
  const { idle, whole } = sessionLifetimes[secondFactor ? 'staff' : 'customer']
  return new Date(Math.min(now.getTime() + idle, opened.getTime() + whole))
}

type Grant = { accountId: string; token: RefreshToken; endsAt: Date; now: Date }

/** What a client gets: an access token that names its session, and the session's newest refresh token. */
export async function tokensFor({ accountId, token, endsAt, now }: Grant): Promise<TokenPair> {
  return {
    access_token: await signToken({ account: accountId, session: token.session }, now),
    token_type: 'Bearer',
    expires_in: tokenLifetimeSeconds,
    refresh_token: writeRefreshToken(token),
    refresh_expires_in: Math.floor((endsAt.getTime() - now.getTime()) / 1000),
  }
}

type Opening = { accountId: string; secondFactor: boolean; now: Date }

/** Opens a session: somebody has proved who they are. */
export async function openSession(db: Kysely<Database>, { accountId, secondFactor, now }: Opening): Promise<TokenPair> {
  const token = firstRefreshToken(randomUUID())
  const endsAt = endOfSession(now, now, secondFactor)
  const at = now.toISOString()
  await db
    .insertInto('account_session')
    .values({
      id: token.session,
      account_id: accountId,
      refresh_hash: hashRefreshToken(token),
      generation: token.generation,
      rotated_at: at,
      second_factor: secondFactor ? 1 : 0,
      created_at: at,
      expires_at: endsAt.toISOString(),
      revoked_at: null,
    })
    .execute()
  return tokensFor({ accountId, token, endsAt, now })
}

/** Ends one session; its access tokens die with it. */
export async function endSession(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Ends all sessions of an account. `except`: the one that asked. */
export async function endSessions(
  db: Kysely<Database>,
  { accountId, except, now }: { accountId: string; except?: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ revoked_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(except != null, (query) => query.where('id', '!=', except ?? ''))
    .execute()
}
