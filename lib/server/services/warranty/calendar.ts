import type { Kysely, Selectable } from 'kysely'
import type { WarrantyState } from '@/lib/contract/warranty-words'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { coverOn } from '@/lib/domain/warranty/cover'
import { coveredStates } from '@/lib/domain/warranty/states'
import { expiringDays } from '@/lib/domain/warranty/terms'
import type { Database } from '@/lib/server/db/schema'
import { failuresOf, reportFailures } from '@/lib/server/in-turn'
import { notifyExpiring } from './notify'
import { transitionWarranty } from './transitions'

type Cover = Pick<Selectable<Database['warranty']>, 'state' | 'covered_until'>

/** Where the calendar has it by now; null = where it is. */
function movedTo(cover: Cover | undefined, now: Date): WarrantyState | null {
  if (!cover?.covered_until) return null
  const state = coverOn(cover.covered_until, dayInThailand(now))
  return state === cover.state || state === 'active' ? null : state
}

/** Moves one covered registration to where the calendar has it: expiring before its end, expired after it. */
export async function followCalendar(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  const cover = await db
    .selectFrom('warranty')
    .select(['state', 'covered_until'])
    .where('id', '=', id)
    .where('state', 'in', [...coveredStates])
    .executeTakeFirst()
  if (movedTo(cover, now) === null) return
  await db.transaction().execute(async (trx) => {
    // Writes first, so that those who open it at once wait for each other, and the second finds it moved.
    const newest = await trx
      .updateTable('warranty')
      .set((e) => ({ number: e.ref('number') }))
      .where('id', '=', id)
      .where('state', 'in', [...coveredStates])
      .returning(['state', 'covered_until'])
      .executeTakeFirst()
    const state = movedTo(newest, now)
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
