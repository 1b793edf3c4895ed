import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/schema'
import { dayInThailand } from '@/lib/domain/calendar'
import { readSide } from './changes'
import { queueAtListing, readValues, writeValues } from './values'

/** Longest time between the moment of a plan and the page that shows it: the worker looks more often than that. */
export const goLiveWithinMs = 60_000

/** Shows what is planned and due, the earliest first. Returns how many changes. */
export async function showDuePlans(db: Kysely<Database>, now: Date): Promise<number> {
  const due = await db
    .selectFrom('dealer_change')
    .select(['id', 'dealer_id'])
    .where('state', '=', 'planned')
    .where('live_at', '<=', now.toISOString())
    .orderBy('live_at')
    .orderBy('at')
    .execute()
  for (const { id, dealer_id } of due)
    await db.transaction().execute(async (trx) => {
      await queueAtListing(trx, dealer_id, dayInThailand(now))
      const row = await trx
        .selectFrom('dealer_change')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'planned')
        .executeTakeFirst()
      // Somebody has taken it back meanwhile.
      if (!row) return
      const before = await readValues(trx, dealer_id)
      await writeValues(trx, dealer_id, { ...before, ...readSide(row, 'after') })
      await trx.updateTable('dealer_change').set({ state: 'live' }).where('id', '=', id).execute()
    })
  return due.length
}

/** The next moment at which a listing changes by itself, or has to have changed; null = nothing is planned. */
export async function nextPlan(db: Kysely<Database>, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('dealer_change')
    .select(({ fn }) => fn.min('live_at').as('at'))
    .where('live_at', '>', new Date(now.getTime() - goLiveWithinMs).toISOString())
    .where('state', 'in', ['planned', 'live'])
    .executeTakeFirst()
  return row?.at ? new Date(Date.parse(row.at) + goLiveWithinMs) : null
}
