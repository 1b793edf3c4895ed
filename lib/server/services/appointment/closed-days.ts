import type { Kysely } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import { openingHoursSchema } from '@/lib/contract/dealer'
import type { Database } from '@/lib/server/db/schema'
import { queueAtWorkshop } from './seats'

type Days = { workshop: string; days: readonly string[] }

/** Changes what a workshop says of some days alone, after the bookings that are under way. Throws NOT_FOUND. */
async function changeDays(db: Kysely<Database>, { workshop, days }: Days, closed: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await queueAtWorkshop(trx, workshop)
    const row = await trx
      .selectFrom('workshop')
      .innerJoin('dealer', 'dealer.id', 'workshop.dealer_id')
      .select('dealer.hours')
      .where('dealer.id', '=', workshop)
      .executeTakeFirst()
    if (!row) throw new ApiError('NOT_FOUND', { message: `workshop ${workshop}` })
    const hours = openingHoursSchema.parse(JSON.parse(row.hours))
    const others = hours.exceptions.filter(({ day }) => !days.includes(day))
    const exceptions = closed ? [...others, ...days.map((day) => ({ day, hours: null }))] : others
    await trx
      .updateTable('dealer')
      .set({ hours: JSON.stringify({ ...hours, exceptions }) })
      .where('id', '=', workshop)
      .execute()
  })
}

/** Closes a workshop on some days and answers the visits already booked on them, whose visitors have to be called. */
export async function closeDays(
  db: Kysely<Database>,
  { workshop, days }: Days,
): Promise<{ number: string; day: string; slot: string }[]> {
  await changeDays(db, { workshop, days }, true)
  return db
    .selectFrom('appointment')
    .select(['number', 'day', 'slot'])
    .where('workshop_id', '=', workshop)
    .where('day', 'in', days)
    .where('state', 'in', ['booked', 'changed', 'accepted'])
    .orderBy('day')
    .orderBy('slot')
    .execute()
}

/** Lets a workshop have its usual hours on some days. */
export async function openDays(db: Kysely<Database>, what: Days): Promise<void> {
  await changeDays(db, what, false)
}
