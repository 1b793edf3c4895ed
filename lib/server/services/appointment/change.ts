import type { Transaction } from 'kysely'
import { appointmentStateSchema, jobSchema, type Appointment, type AppointmentState } from '@/lib/contract/appointment'
import type { Lang } from '@/lib/contract/common'
import { ApiError } from '@/lib/contract/api-error'
import { isOpen, nextState, type AppointmentAction } from '@/lib/domain/appointment/states'
import { instantOf } from '@/lib/domain/calendar'
import type { Database } from '@/lib/server/db/schema'
import type { AppointmentTable } from '@/lib/server/db/tables/dealers'
import type { ServiceContext } from '@/lib/server/services/context'
import { notifyVisitor } from './notify'
import { recordEvent } from './records'
import { leaveSeats, queueAtWorkshop, takeSeats } from './seats'
import { requireVisit, showVisit } from './visit'
import { minutesOf, requireWorkshop } from './workshops'

/** The state an action of the visitor leads to; throws CONFLICT when it is not allowed, or the visit has begun. */
function stateAfter(visit: AppointmentTable, action: AppointmentAction, now: Date): AppointmentState {
  const state = appointmentStateSchema.parse(visit.state)
  const next = nextState(state, action)
  if (next === null || !isOpen(state, instantOf(visit.day, visit.slot), now))
    throw new ApiError('CONFLICT', { message: `The visit is ${state}` })
  return next
}

/** Reads the visit again once no other booking of its workshop is under way. */
async function lockVisit(trx: Transaction<Database>, token: string): Promise<AppointmentTable> {
  const { workshop_id } = await requireVisit(trx, token)
  await queueAtWorkshop(trx, workshop_id)
  return requireVisit(trx, token)
}

type Told = { what: 'changed' | 'cancelled'; reason?: string | undefined; actor?: 'visitor' | 'workshop' }

async function store(
  trx: Transaction<Database>,
  before: AppointmentTable,
  after: AppointmentTable,
  { what, reason, actor = 'visitor' }: Told,
  { address, now }: ServiceContext,
): Promise<AppointmentTable> {
  await trx
    .updateTable('appointment')
    .set({
      day: after.day,
      slot: after.slot,
      bay: after.bay,
      minutes: after.minutes,
      state: after.state,
      updated_at: after.updated_at,
    })
    .where('id', '=', before.id)
    .execute()
  const moved = before.day !== after.day || before.slot !== after.slot
  await recordEvent(trx, {
    visit: before.id,
    what,
    actor,
    now,
    ...(moved && { was: `${before.day} ${before.slot}` }),
    ...(reason !== undefined && { reason }),
  })
  await notifyVisitor(trx, after, { what, caller: address, now })
  return after
}

type Move = { lang: Lang; day: string; slot: string; reason?: string | undefined; actor?: 'visitor' | 'workshop' }

/** Gives a visit other seats, once no other booking of its workshop is under way. Throws CONFLICT when they are not free or the visit is closed. */
export async function moveVisit(
  trx: Transaction<Database>,
  before: AppointmentTable,
  { lang, day, slot, reason, actor }: Move,
  context: ServiceContext,
): Promise<AppointmentTable> {
  const { now } = context
  const state = stateAfter(before, 'change', now)
  if (before.day === day && before.slot === slot) return before
  const known = await requireWorkshop(trx, before.workshop_id, lang)
  const minutes = minutesOf(known, jobSchema.parse(before.job))
  await leaveSeats(trx, before.id)
  const wish = { workshopId: before.workshop_id, appointmentId: before.id, day, slot, minutes, now }
  const bay = await takeSeats(trx, known.capacity, wish)
  const after = { ...before, day, slot, bay, minutes, state, updated_at: now.toISOString() }
  return store(trx, before, after, { what: 'changed', reason, ...(actor && { actor }) }, context)
}

/** Moves a visit. The time it already has is no change. Throws CONFLICT when the new time is not free or the visit is closed. */
export async function changeAppointment(
  { token, ...move }: Move & { token: string },
  context: ServiceContext,
): Promise<Appointment> {
  const { db, now } = context
  const visit = await db
    .transaction()
    .execute(async (trx) => moveVisit(trx, await lockVisit(trx, token), move, context))
  return showVisit(db, visit, move.lang, now)
}

/** Cancels a visit and frees its seats; a cancelled one stays cancelled. */
export async function cancelAppointment(
  { token, lang, reason }: { token: string; lang: Lang; reason?: string | undefined },
  context: ServiceContext,
): Promise<Appointment> {
  const { db, now } = context
  const visit = await db.transaction().execute(async (trx) => {
    const before = await lockVisit(trx, token)
    if (before.state === 'cancelled') return before
    const state = stateAfter(before, 'cancel', now)
    await leaveSeats(trx, before.id)
    return store(
      trx,
      before,
      { ...before, state, updated_at: now.toISOString() },
      { what: 'cancelled', reason },
      context,
    )
  })
  return showVisit(db, visit, lang, now)
}
