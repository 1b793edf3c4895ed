import type { Kysely } from 'kysely'
import type { WarrantyState } from '@/lib/contract/warranty-words'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { coverOn } from '@/lib/domain/warranty/cover'
import { coveredStates } from '@/lib/domain/warranty/states'
import { expiringDays } from '@/lib/domain/warranty/terms'
import { queueAt } from '@/lib/server/db/queue-at'
import type { Database } from '@/lib/server/db/schema'
import { failuresOf, reportFailures } from '@/lib/server/in-turn'
import { notifyExpiring } from './notify'
import { transitionWarranty } from './transitions'

/** Where the calendar has a registration by now; null = where it is, or it is not covered. */
async function findMove(db: Kysely<Database>, id: string, now: Date): Promise<WarrantyState | null> {
  const cover = await db
    .selectFrom('warranty')
    .select(['state', 'covered_until'])
    .where('id', '=', id)
    .where('state', 'in', [...coveredStates])
    .executeTakeFirst()
  if (!cover?.covered_until) return null
  const state = coverOn(cover.covered_until, dayInThailand(now))
  return state === cover.state || state === 'active' ? null : state
}

/** Moves one covered registration to where the calendar has it: expiring before its end, expired after it. */
export async function followCalendar(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  if ((await findMove(db, id, now)) === null) return
  await db.transaction().execute(async (trx) => {
    await queueAt(trx, 'warranty', 'id', id)
    // Somebody who opened it at the same time may have moved it.
    const state = await findMove(trx, id, now)
    if (state === null) return
    await transitionWarranty(trx, id, state, { actor: 'calendar', at: now })
    if (state === 'expiring') await notifyExpiring(trx, id, now)
  })
}

/**
 * The same for every registration whose time has come; the worker calls it every hour. One that fails keeps no other from its turn. Answers how many
 * were looked at; throws when one has failed, once all have had their turn.
 */
export async function followCalendarOfAll(db: Kysely<Database>, now: Date): Promise<number> {
  const today = dayInThailand(now)
  const due = await db
    .selectFrom('warranty')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'active'), eb('covered_until', '<=', addDays(today, expiringDays))]),
        eb.and([eb('state', '=', 'expiring'), eb('covered_until', '<', today)]),
      ]),
    )
    .execute()
  const errors = await failuresOf(due, ({ id }) => followCalendar(db, id, now))
  reportFailures(errors, 'registrations did not follow the calendar')
  return due.length
}
