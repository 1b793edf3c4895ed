import type { Kysely, Transaction } from 'kysely'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { Database } from '@/lib/server/db/schema'
import type { ServiceContext } from '@/lib/server/services/context'
import { claimUpload } from '@/lib/server/services/upload/claim-upload'
import { readClaimed } from '@/lib/server/services/upload/read-claimed'
import { releaseUploads } from '@/lib/server/services/upload/sweep-uploads'

const ownerPrefix = 'dealer:'
const ownerOf = (dealer: string) => `${ownerPrefix}${dealer}`

async function idsOf(db: Kysely<Database>, dealer: string): Promise<string[]> {
  const rows = await db.selectFrom('upload').select('id').where('claimed_by', '=', ownerOf(dealer)).execute()
  return rows.map(({ id }) => id)
}

/** Binds the pictures that are new to the dealer. INVALID_INPUT for one that was not sent for it. */
export async function claimPictures(trx: Transaction<Database>, dealer: string, ids: readonly string[]): Promise<void> {
  const known = await idsOf(trx, dealer)
  for (const id of ids.filter((one) => !known.includes(one)))
    await claimUpload(trx, id, 'dealer', ownerOf(dealer), 'values.pictures')
}

/** Gives up pictures that neither the listing nor its history names any more. */
export async function releasePictures(trx: Transaction<Database>, dealer: string): Promise<void> {
  const said = await trx.selectFrom('dealer_listing').select('pictures').where('dealer_id', '=', dealer).execute()
  const history = await trx
    .selectFrom('dealer_change')
    .select(['before', 'after'])
    .where('dealer_id', '=', dealer)
    .where('field', '=', 'pictures')
    .execute()
  const named = [
    ...said.map(({ pictures }) => pictures),
    ...history.flatMap(({ before, after }) => [before, after]),
  ].join()
  const unnamed = (await idsOf(trx, dealer)).filter((id) => !named.includes(id))
  if (unnamed.length === 0) return
  const gone = `${ownerOf(dealer)}:unnamed`
  await trx.updateTable('upload').set({ claimed_by: gone }).where('id', 'in', unnamed).execute()
  await releaseUploads(trx, [gone])
}

/** A picture that a dealer shows, or has sent for a look: its id cannot be guessed. */
export async function getDealerPicture({ id }: ParsedInputOf<'getDealerPicture'>, { db }: ServiceContext) {
  const bytes = await readClaimed(db, id, ownerPrefix)
  return { type: 'image/jpeg' as const, base64: bytes.toString('base64') }
}
