import type { Kysely } from 'kysely'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'

type Limit = Pick<RetentionLimit, 'at'>

/** Deletes likes that were given before an instant. */
export async function deleteOldLikes(db: Kysely<Database>, { at }: Limit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('build_like').where('created_at', '<', at).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes remarks about builds that were sent before an instant. */
export async function deleteOldReports(db: Kysely<Database>, { at }: Limit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('build_report').where('created_at', '<', at).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
