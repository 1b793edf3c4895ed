import type { Transaction } from 'kysely'
import { appointmentStateSchema, jobSchema, type AppointmentState } from '@/lib/contract/appointment'
import { ApiError } from '@/lib/contract/api-error'
import { nextState } from '@/lib/domain/appointment/states'
import { instantOf } from '@/lib/domain/calendar'
import { visitActions, type VisitMove } from '@/lib/domain/desk/moves'
import type { Database } from '@/lib/server/db/schema'
import type { AppointmentTable } from '@/lib/server/db/tables/dealers'
import type { ServiceContext } from '@/lib/server/services/context'
import { notifyVisitor } from './notify'
import { recordEvent } from './records'
import { leaveSeats, queueAtWorkshop, takeSeats } from './seats'
import { langOf } from './visit'
import { minutesOf, requireWorkshop } from './workshops'

type Move = { number: string; move: VisitMove; day?: string | undefined; slot?: string | undefined; reason?: string }

async function findVisit(trx: Transaction<Database>, number: string): Promise<AppointmentTable> {
  const row = await trx
    .selectFrom('appointment')
    .selectAll()
    .where('number', '=', number)
    .where('name', '!=', '')
    .executeTakeFirst()
  if (!row) throw new ApiError('NOT_FOUND', { message: 'visit' })
  return row
}

/** CONFLICT for a move that the table of states does not know, and for a no-show before the visit. */
function stateAfter(visit: AppointmentTable, move: VisitMove, now: Date): AppointmentState {
  const state = appointmentStateSchema.parse(visit.state)
  const next = nextState(state, visitActions[move])
  if (next === null || (move === 'no-show' && now < instantOf(visit.day, visit.slot)))
    throw new ApiError('CONFLICT', { message: `The visit is ${state}` })
  return next
}

/** Seats at the other time; INVALID_INPUT without one, CONFLICT when it is not free. */
async function takeOtherTime(
  trx: Transaction<Database>,
  visit: AppointmentTable,
  { day, slot }: Move,
  now: Date,
): Promise<Pick<AppointmentTable, 'day' | 'slot' | 'bay' | 'minutes'>> {
  if (day === undefined || slot === undefined)
    throw new ApiError('INVALID_INPUT', { fields: [{ path: day === undefined ? 'day' : 'slot', code: 'required' }] })
  const known = await requireWorkshop(trx, visit.workshop_id, langOf(visit))
  const minutes = minutesOf(known, jobSchema.parse(visit.job))
  await leaveSeats(trx, visit.id)
  const wish = { workshopId: visit.workshop_id, appointmentId: visit.id, day, slot, minutes, now }
  return { day, slot, minutes, bay: await takeSeats(trx, known.capacity, wish) }
}

/** Moves a visit on as the workshop: accepted, at another time, done, missed or cancelled. Its visitor is told of another time and of a cancellation. */
export async function moveVisit(move: Move, { db, now }: Pick<ServiceContext, 'db' | 'now'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await queueAtWorkshop(trx, (await findVisit(trx, move.number)).workshop_id)
    const before = await findVisit(trx, move.number)
    const state = stateAfter(before, move.move, now)
    const moved = move.move === 'other-time' ? await takeOtherTime(trx, before, move, now) : {}
    if (move.move === 'cancelled') await leaveSeats(trx, before.id)
    const after = { ...before, ...moved, state, updated_at: now.toISOString() }
    const { day, slot, bay, minutes, updated_at } = after
    await trx
      .updateTable('appointment')
      .set({ state, day, slot, bay, minutes, updated_at })
      .where('id', '=', before.id)
      .execute()
    const was = move.move === 'other-time' ? { was: `${before.day} ${before.slot}` } : {}
    const reason = move.reason === undefined ? {} : { reason: move.reason }
    await recordEvent(trx, { visit: before.id, what: state, actor: 'workshop', ...was, ...reason, now })
    if (state === 'changed' || state === 'cancelled')
      await notifyVisitor(trx, after, { what: state, caller: null, now })
  })
}
