import type { Kysely } from 'kysely'
import type { RetentionLimit } from '@/lib/domain/retention'
import type { Database } from '@/lib/server/db/schema'
import { releasePictures } from './pictures'

/** Forgets invitations that were not taken. Returns how many. */
export async function deleteOldInvitations(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('dealer_invitation').where('created_at', '<', at).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Forgets old history, and the pictures that only it named. What waits for a look, or its moment, stays. Returns how many changes. */
export async function deleteOldChanges(db: Kysely<Database>, { at }: RetentionLimit): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('dealer_change')
      .where('at', '<', at)
      .where('state', 'not in', ['proposed', 'planned'])
      .returning('dealer_id')
      .execute()
    for (const dealer of new Set(gone.map(({ dealer_id }) => dealer_id))) await releasePictures(trx, dealer)
    return gone.length
  })
}
