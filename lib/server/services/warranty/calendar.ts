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

/** The same for every registration whose time has come; a worker calls it once a day. Answers how many were looked at. */
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
  for (const { id } of due) await followCalendar(db, id, now)
  return due.length
}
