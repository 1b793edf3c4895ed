import type { Kysely } from 'kysely'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'

/** Deletes old counts of pages and of how fast they were. Returns how many. */
export async function deleteOldVisits(db: Kysely<Database>, { day }: RetentionLimit): Promise<number> {
  const visits = await db.deleteFrom('visit_count').where('day', '<', day).executeTakeFirst()
  const vitals = await db.deleteFrom('vital_count').where('day', '<', day).executeTakeFirst()
  return Number(visits.numDeletedRows) + Number(vitals.numDeletedRows)
}

/** Deletes old words of searches. Returns how many. */
export async function deleteOldSearches(db: Kysely<Database>, { day }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('search_count').where('day', '<', day).executeTakeFirst()
  return Number(numDeletedRows)
}
