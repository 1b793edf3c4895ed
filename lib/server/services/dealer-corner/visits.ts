import type { Transaction } from 'kysely'
import { appointmentStateSchema, bookedVehicleSchema, jobSchema } from '@/lib/contract/appointment'
import { ApiError } from '@/lib/contract/api-error'
import type { Lang } from '@/lib/contract/common'
import type { DealerVisit, VisitAct } from '@/lib/contract/dealer-visits'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import { slotTimes, type Capacity } from '@/lib/domain/appointment/slots'
import { nextState } from '@/lib/domain/appointment/states'
import { addDays, dayInThailand, instantOf } from '@/lib/domain/calendar'
import { showPhone } from '@/lib/domain/phone'
import type { Database } from '@/lib/server/db/schema'
import type { AppointmentTable } from '@/lib/server/db/tables/dealers'
import { moveVisit } from '@/lib/server/services/appointment/change'
import { recordEvent } from '@/lib/server/services/appointment/records'
import { queueAtWorkshop } from '@/lib/server/services/appointment/seats'
import { requireWorkshop } from '@/lib/server/services/appointment/workshops'
import type { ServiceContext } from '@/lib/server/services/context'
import { requireMember } from './members'

/** How long a visit that nobody called done is still shown with its person. */
const daysBack = 7

const stateOf = ({ state }: AppointmentTable) => appointmentStateSchema.parse(state)
const isOver = (visit: AppointmentTable) => ['cancelled', 'done'].includes(visit.state)
const hasBegun = ({ day, slot }: AppointmentTable, now: Date) => instantOf(day, slot) <= now

function actsOn(visit: AppointmentTable, now: Date): DealerVisit['acts'] {
  const state = stateOf(visit)
  const begun = hasBegun(visit, now)
  return [
    ...(!begun && nextState(state, 'accept') ? (['accept'] as const) : []),
    ...(!begun && nextState(state, 'change') ? (['move'] as const) : []),
    ...(begun && nextState(state, 'finish') ? (['finish'] as const) : []),
  ]
}

function showVisit(visit: AppointmentTable, capacity: Capacity, now: Date): DealerVisit {
  const { number, minutes, day, slot, name, phone, note } = visit
  const { plate, ...vehicle } = bookedVehicleSchema.parse(JSON.parse(visit.vehicle))
  const over = isOver(visit)
  return {
    number,
    minutes,
    day,
    slot,
    state: stateOf(visit),
    job: jobSchema.parse(visit.job),
    vehicle: { ...vehicle, ...(!over && plate !== undefined && { plate }) },
    contact: over || name === '' ? null : { name, phone: showPhone(phone), note },
    outside: !over && !hasBegun(visit, now) && !slotTimes(capacity, day).includes(slot),
    suspected: visit.suspected === 1,
    acts: actsOn(visit, now),
  }
}

/** A dealer without a workshop has no visits. */
async function capacityOf({ db }: ServiceContext, dealer: string, lang: Lang): Promise<Capacity | null> {
  const workshop = await db
    .selectFrom('workshop')
    .select('dealer_id')
    .where('dealer_id', '=', dealer)
    .executeTakeFirst()
  return workshop ? (await requireWorkshop(db, dealer, lang)).capacity : null
}

export async function getDealerVisits(
  { dealer, lang }: ParsedInputOf<'getDealerVisits'>,
  context: ServiceContext,
): Promise<DealerVisit[]> {
  await requireMember(context, dealer)
  const capacity = await capacityOf(context, dealer, lang)
  if (!capacity) return []
  const rows = await context.db
    .selectFrom('appointment')
    .selectAll()
    .where('workshop_id', '=', dealer)
    .where('day', '>=', addDays(dayInThailand(context.now), -daysBack))
    .orderBy('day')
    .orderBy('slot')
    .orderBy('number')
    .execute()
  return rows.map((row) => showVisit(row, capacity, context.now))
}

type Move = { visit: AppointmentTable; act: VisitAct; lang: Lang }

/** The event is the shop's; what it moved itself it has seen. */
async function carryOut(
  trx: Transaction<Database>,
  { visit, act, lang }: Move,
  context: ServiceContext,
): Promise<AppointmentTable> {
  const { now } = context
  const event = { visit: visit.id, actor: 'workshop', now } as const
  if (act.what === 'move') await moveVisit(trx, visit, { ...act, lang, actor: 'workshop' }, context)
  const what = act.what === 'finish' ? 'done' : 'accepted'
  await trx
    .updateTable('appointment')
    .set({ state: what, updated_at: now.toISOString() })
    .where('id', '=', visit.id)
    .execute()
  await recordEvent(trx, { ...event, what })
  return trx.selectFrom('appointment').selectAll().where('id', '=', visit.id).executeTakeFirstOrThrow()
}

/** Throws FORBIDDEN for anybody else's shop, NOT_FOUND for a visit that is not this shop's, CONFLICT for what cannot be done with it now. */
export async function updateDealerVisit(
  { dealer, lang, number, act }: ParsedInputOf<'updateDealerVisit'>,
  context: ServiceContext,
): Promise<DealerVisit> {
  await requireMember(context, dealer)
  const { db, now } = context
  const after = await db.transaction().execute(async (trx) => {
    await queueAtWorkshop(trx, dealer)
    const visit = await trx
      .selectFrom('appointment')
      .selectAll()
      .where('number', '=', number)
      .where('workshop_id', '=', dealer)
      .executeTakeFirst()
    if (!visit) throw new ApiError('NOT_FOUND')
    if (!actsOn(visit, now).includes(act.what))
      throw new ApiError('CONFLICT', { message: `The visit is ${visit.state}` })
    return carryOut(trx, { visit, act, lang }, context)
  })
  return showVisit(after, (await requireWorkshop(db, dealer, lang)).capacity, now)
}
