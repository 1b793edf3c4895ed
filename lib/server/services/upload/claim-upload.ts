import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import type { UploadPurpose } from '@/lib/contract/upload'
import type { Database } from '@/lib/server/db/schema'

/**
 * Binds an uploaded file to what it was sent for, within the caller's transaction. A file serves once, and for its purpose only; INVALID_INPUT on
 * `field`, as the contract names it, says that it has to be sent again. `owner` is `kind:id`, such as `warranty:W-1`.
 */
export async function claimUpload(
  trx: Kysely<Database>,
  id: string,
  purpose: UploadPurpose,
  owner: string,
  field: string,
): Promise<void> {
  const claimed = await trx
    .updateTable('upload')
    .set({ claimed_by: owner })
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('claimed_by', 'is', null)
    .executeTakeFirst()
  if (claimed.numUpdatedRows !== 1n)
    throw new ApiError('INVALID_INPUT', { fields: [{ path: field, code: 'unknown-value' }] })
}
