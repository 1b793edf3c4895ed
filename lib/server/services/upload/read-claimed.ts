import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { Database } from '@/lib/server/db/schema'
import { getStorage } from '@/lib/server/storage/storage'

/** The bytes of a file that something of this kind has claimed, such as `dealer:`; NOT_FOUND for any other, whatever its id. */
export async function readClaimed(db: Kysely<Database>, id: string, ownerPrefix: string) {
  const row = await db
    .selectFrom('upload')
    .select('storage_key')
    .where('id', '=', id)
    .where('claimed_by', 'like', `${ownerPrefix}%`)
    .executeTakeFirst()
  if (!row) throw new ApiError('NOT_FOUND')
  return getStorage().read(row.storage_key)
}
