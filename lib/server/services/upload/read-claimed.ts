import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { Database } from '@/lib/server/db/schema'
import { readIfThere } from '@/lib/server/storage/file-storage'
import { getStorage } from '@/lib/server/storage/storage'

/** The bytes of a file that something of this kind has claimed, such as `dealer:`; NOT_FOUND for any other, whatever its id. */
export async function readClaimed(db: Kysely<Database>, id: string, ownerPrefix: string) {
  const row = await db
    .selectFrom('upload')
    .select('storage_key')
    .where('id', '=', id)
    .where('claimed_by', 'like', `${ownerPrefix}%`)
    .executeTakeFirst()
  const bytes = row ? await readIfThere(getStorage(), row.storage_key) : null
  // Its owner may have given it up since the row was read.
  if (bytes === null) throw new ApiError('NOT_FOUND')
  return bytes
}
