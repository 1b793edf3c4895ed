import type { Kysely } from 'kysely'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { coverOn } from '@/lib/domain/warranty/cover'
import { coveredStates } from '@/lib/domain/warranty/states'
import { expiringDays } from '@/lib/domain/warranty/terms'
import type { Database } from '@/lib/server/db/schema'
import { notifyExpiring } from './notify'
import { transitionWarranty } from './transitions'

/** Moves one covered registration to where the calendar has it: expiring before its end, expired after it. */
export async function followCalendar(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('warranty')
      .select(['state', 'covered_until'])
      .where('id', '=', id)
      .where('state', 'in', [...coveredStates])
      .executeTakeFirst()
    if (!row?.covered_until) return
    const state = coverOn(row.covered_until, dayInThailand(now))
    if (state === row.state || state === 'active') return
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
  const errors: unknown[] = []
  for (const { id } of due)
    try {
      await followCalendar(db, id, now)
    } catch (error) {
      errors.push(error)
    }
  if (errors.length > 0)
    throw new Error(`${errors.length} registrations did not follow the calendar`, { cause: errors[0] })
  return due.length
}
