import type { Kysely, Transaction } from 'kysely'
import { ApiError } from '@/lib/contract/api-error'
import { isBookable, runFrom, slotTimes, type Capacity, type TakenSeat } from '@/lib/domain/appointment/slots'
import type { Database } from '@/lib/server/db/schema'

export type Wish = { workshopId: string; appointmentId: string; day: string; slot: string; minutes: number; now: Date }

/** Seats taken in a stretch of days, both ends included. */
export async function readTaken(
  db: Kysely<Database>,
  workshopId: string,
  from: string,
  to: string,
): Promise<TakenSeat[]> {
  return db
    .selectFrom('seat')
    .select(['day', 'slot', 'bay'])
    .where('workshop_id', '=', workshopId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
}

export async function leaveSeats(trx: Transaction<Database>, appointmentId: string): Promise<void> {
  await trx.deleteFrom('seat').where('appointment_id', '=', appointmentId).execute()
}

/** Lets bookings of one workshop follow each other, so that two that want each other's seats cannot wait for each other for ever. */
export async function queueAtWorkshop(trx: Transaction<Database>, workshopId: string): Promise<void> {
  await trx
    .updateTable('workshop')
    .set((eb) => ({ bays: eb.ref('bays') }))
    .where('dealer_id', '=', workshopId)
    .execute()
}

function slotsOf(capacity: Capacity, { day, slot, minutes, now }: Wish): string[] {
  const run = isBookable(day, slot, now) ? runFrom(slotTimes(capacity, day), slot, minutes, capacity.slotMinutes) : null
  if (!run) throw taken()
  return run
}

function taken(): ApiError {
  return new ApiError('CONFLICT', {
    message: 'This time cannot be booked',
    fields: [{ path: 'slot', code: 'unknown-value' }],
  })
}

/** Takes a bay for every slot of the wish and answers which; throws CONFLICT when none is free or the time is not offered. The primary key decides, not what was read before. */
export async function takeSeats(trx: Transaction<Database>, capacity: Capacity, wish: Wish): Promise<number> {
  const slots = slotsOf(capacity, wish)
  for (let bay = 1; bay <= capacity.bays; bay += 1) {
    const seats = slots.map((slot) => ({
      workshop_id: wish.workshopId,
      day: wish.day,
      slot,
      bay,
      appointment_id: wish.appointmentId,
    }))
    const added = await trx
      .insertInto('seat')
      .values(seats)
      .onConflict((conflict) => conflict.columns(['workshop_id', 'day', 'slot', 'bay']).doNothing())
      .executeTakeFirst()
    if (Number(added.numInsertedOrUpdatedRows ?? 0) === seats.length) return bay
    await leaveSeats(trx, wish.appointmentId)
  }
  throw taken()
}
