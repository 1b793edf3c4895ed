import type { Kysely } from 'kysely'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'

/** Deletes what was agreed to so long ago that nothing it was given for is left. Returns how many. */
export async function deleteOldConsents(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('consent_receipt').where('at', '<', at).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes old records of what the rules did. Returns how many. */
export async function deleteOldRuns(db: Kysely<Database>, { day }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('retention_run').where('day', '<', day).executeTakeFirst()
  return Number(numDeletedRows)
}
