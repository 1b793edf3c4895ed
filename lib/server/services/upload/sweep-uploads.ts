import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import type { FileStorage } from '@/lib/server/storage/file-storage'

const unclaimedHours = 24
const sweepSize = 100

/** Deletes files that no form named within a day. Returns how many. */
export async function sweepUploads(db: Kysely<Database>, storage: FileStorage, now: Date): Promise<number> {
  const before = new Date(now.getTime() - unclaimedHours * 3_600_000).toISOString()
  const old = await db
    .selectFrom('upload')
    .select(['id', 'storage_key'])
    .where('claimed_by', 'is', null)
    .where('created_at', '<', before)
    .limit(sweepSize)
    .execute()
  let swept = 0
  for (const { id, storage_key } of old) {
    // The row goes first and only while nobody claims it: then no form can name a file that is being deleted.
    const removed = await db
      .deleteFrom('upload')
      .where('id', '=', id)
      .where('claimed_by', 'is', null)
      .executeTakeFirst()
    if (removed.numDeletedRows !== 1n) continue
    await storage.remove(storage_key)
    swept += 1
  }
  return swept
}
