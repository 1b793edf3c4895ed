import type { Kysely } from 'kysely'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { logFailure } from '@/lib/server/http/log'
import type { FileStorage } from '@/lib/server/storage/file-storage'

const sweepSize = 100

/** Owner of a file that is being deleted: no form can name it any more, and a deletion that was cut short is done again. */
const deleted = 'deleted'

/** Gives up the files of owners that need them no more; the next sweep deletes them. */
export async function releaseUploads(trx: Kysely<Database>, owners: readonly string[]): Promise<void> {
  if (owners.length === 0) return
  await trx
    .updateTable('upload')
    .set({ claimed_by: deleted })
    .where('claimed_by', 'in', [...owners])
    .execute()
}

async function findReleased(db: Kysely<Database>): Promise<{ id: string; storage_key: string }[]> {
  return db
    .selectFrom('upload')
    .select(['id', 'storage_key'])
    .where('claimed_by', '=', deleted)
    .limit(sweepSize)
    .execute()
}

/** Deletes the files that were released. Returns how many. */
async function deleteReleased(db: Kysely<Database>, storage: FileStorage): Promise<number> {
  let swept = 0
  for (let old = await findReleased(db); old.length > 0; old = await findReleased(db))
    for (const { id, storage_key } of old) {
      // The row goes last: as long as it is there, the file is found again.
      await storage.remove(storage_key)
      await db.deleteFrom('upload').where('id', '=', id).execute()
      swept += 1
    }
  return swept
}

/** Deletes what a change that is kept has released, at once where that can be done; what is left, the next sweep deletes. */
export async function deleteReleasedNow(db: Kysely<Database>, storage: FileStorage): Promise<void> {
  await deleteReleased(db, storage).catch(logFailure)
}

/** Deletes files that no form named in time, and those that were released. Returns how many. */
export async function sweepUploads(
  db: Kysely<Database>,
  storage: FileStorage,
  { at }: RetentionLimit,
): Promise<number> {
  await db
    .updateTable('upload')
    .set({ claimed_by: deleted })
    .where('claimed_by', 'is', null)
    .where('created_at', '<', at)
    .execute()
  return deleteReleased(db, storage)
}
