import type { Kysely } from 'kysely'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'

/** Deletes wishes that were kept as long as the page says. Returns how many. */
export async function deleteOldWishes(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('wish').where('created_at', '<', at).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The same for those that were answered. */
export async function deleteAnsweredWishes(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('wish').where('answered_at', '<', at).executeTakeFirst()
  return Number(numDeletedRows)
}
