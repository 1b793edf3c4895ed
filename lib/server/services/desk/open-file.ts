import { ApiError } from '@/lib/contract/api-error'
import type { OutputOf, ParsedInputOf } from '@/lib/contract/endpoints'
import { storedFileTypes } from '@/lib/contract/upload'
import type { ServiceContext } from '@/lib/server/services/context'
import { readIfThere } from '@/lib/server/storage/file-storage'
import { getStorage } from '@/lib/server/storage/storage'
import { loaders, requireHandler, requireRow } from './find-item'
import { recordView } from './views'

/** A file that belongs to an item, once it is written down that it was looked at. NOT_FOUND for the file of another. */
export async function openDeskFile(
  { kind, id, file }: ParsedInputOf<'openDeskFile'>,
  context: ServiceContext,
): Promise<OutputOf<'openDeskFile'>> {
  const { db, now } = context
  const { id: accountId } = requireHandler(kind, context)
  await requireRow(db, { kind, id })
  const details = await loaders[kind](db, id, 'en')
  const owners = details?.fileOwners ?? []
  const row =
    owners.length === 0
      ? undefined
      : await db
          .selectFrom('upload')
          .select(['type', 'storage_key'])
          .where('id', '=', file)
          .where('claimed_by', 'in', owners)
          .executeTakeFirst()
  const type = storedFileTypes.find((one) => one === row?.type)
  if (!row || !type) throw new ApiError('NOT_FOUND')
  await recordView(db, { kind, id }, { accountId, what: 'file', now })
  const bytes = await readIfThere(getStorage(), row.storage_key)
  if (bytes === null) throw new ApiError('NOT_FOUND')
  return { type, base64: bytes.toString('base64') }
}
