import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { bookAppointmentInput, bookedSchema } from '@/lib/contract/appointment'
import { ApiError } from '@/lib/contract/api-error'
import { suitsType } from '@/lib/domain/appointment/jobs'
import { visitNumber } from '@/lib/domain/appointment/number'
import { readPhone } from '@/lib/domain/phone'
import { oneAtATime } from '@/lib/server/db/one-at-a-time'
import type { Database } from '@/lib/server/db/schema'
import type { AppointmentTable } from '@/lib/server/db/tables/dealers'
import type { ServiceContext } from '@/lib/server/services/context'
import { judgeSpam } from '@/lib/server/spam'
import { withIdempotencyKey } from '@/lib/server/idempotency'
import { recordConsent, recordEvent } from './records'
import { notifyVisitor } from './notify'
import { queueAtWorkshop, takeSeats } from './seats'
import { calendarOf, managePath } from './visit'
import { minutesOf, requireWorkshop } from './workshops'

type Input = z.output<typeof bookAppointmentInput>
type Booked = z.output<typeof bookedSchema>

/** What is stored for a repeated sending: the private link is derived anew each time and never kept. */
const storedSchema = z.object({ id: z.uuid() })

async function writeVisit(
  trx: Transaction<Database>,
  input: Input,
  { phone, suspected }: { phone: string; suspected: boolean },
  { address, now }: ServiceContext,
): Promise<z.output<typeof storedSchema>> {
  await queueAtWorkshop(trx, input.workshop)
  const known = await requireWorkshop(trx, input.workshop, input.lang)
  const minutes = minutesOf(known, input.job)
  const id = randomUUID()
  const bay = await takeSeats(trx, known.capacity, {
    workshopId: input.workshop,
    appointmentId: id,
    day: input.day,
    slot: input.slot,
    minutes,
    now,
  })
  const visit: AppointmentTable = {
    id,
    bay,
    minutes,
    number: visitNumber(randomBytes(6)),
    key: input.key,
    workshop_id: input.workshop,
    job: input.job,
    vehicle: JSON.stringify(input.vehicle),
    day: input.day,
    slot: input.slot,
    state: 'booked',
    name: input.name,
    phone,
    email: input.email ?? '',
    lang: input.lang,
    note: input.note ?? '',
    suspected: suspected ? 1 : 0,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
  await trx.insertInto('appointment').values(visit).execute()
  await recordEvent(trx, { visit: id, what: 'booked', now })
  await recordConsent(trx, { visit: id, lang: input.lang, now })
  await notifyVisitor(trx, visit, { what: 'booked', caller: address, now })
  return { id }
}

/** Books a visit once a key. Throws CONFLICT when the time is no longer free, INVALID_INPUT when the job is not done there or on such a vehicle. */
export async function bookAppointment(input: Input, context: ServiceContext): Promise<Booked> {
  if (!suitsType(input.job, input.vehicle.type))
    throw new ApiError('INVALID_INPUT', { fields: [{ path: 'job', code: 'unknown-value' }] })
  const phone = readPhone(input.phone)
  if (phone === null) throw new ApiError('INVALID_INPUT', { fields: [{ path: 'phone', code: 'invalid' }] })
  const { suspected } = await judgeSpam(input.guard, context)
  const { guard: _guard, ...compared } = input
  const { db, now } = context
  const submission = { key: input.key, operation: 'bookAppointment', input: compared, now }
  const stored = await oneAtATime(`workshop ${input.workshop}`, () =>
    withIdempotencyKey<unknown>(db, submission, (trx) => writeVisit(trx, input, { phone, suspected }, context)),
  )
  const { id } = storedSchema.parse(stored)
  const visit = await db.selectFrom('appointment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const ics = await calendarOf(visit, await requireWorkshop(db, visit.workshop_id, input.lang), input.lang, {
    withVehicle: true,
  })
  return { number: visit.number, manage: managePath(id, input.lang), ics }
}
