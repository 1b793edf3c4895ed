import type { Kysely } from 'kysely'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'

/** Forgets registrations nobody confirmed. Returns how many. */
export async function deleteOldRegistrations(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('account_registration').where('created_at', '<', at).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Forgets sessions that ended long ago; an old token that came back before has ended them. Returns how many. */
export async function deleteOldSessions(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('account_session')
    .where((e) => e.or([e('revoked_at', '<', at), e('expires_at', '<', at)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Forgets links that open nothing any more. Returns how many. */
export async function deleteOldResets(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('password_reset').where('created_at', '<', at).executeTakeFirst()
  return Number(numDeletedRows)
}
