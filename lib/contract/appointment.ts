import { z } from 'zod'
import { daySchema, langShape, slugSchema } from './common'
import { clockTimeSchema, dealerSchema, vehicleLineSchema } from './dealer'
import { typedEmailSchema } from './email'
import { get, post, type Endpoint } from './endpoint'
import { typedPhoneSchema } from './phone'
import { spamGuardSchema } from './spam-guard'
import { vehicleTypeSchema } from './vehicle'
import { jobs } from './workshop-words'

export const jobSchema = z.enum(jobs)

/** A visit changed by its visitor waits to be accepted again; `cancelled`, `done` and `no-show` are final. */
export const appointmentStates = ['booked', 'changed', 'accepted', 'cancelled', 'done', 'no-show'] as const
export const appointmentStateSchema = z.enum(appointmentStates)
export type AppointmentState = z.infer<typeof appointmentStateSchema>

export const workshopSchema = dealerSchema
  .pick({
    id: true,
    name: true,
    lines: true,
    province: true,
    address: true,
    phones: true,
    lat: true,
    lng: true,
    hours: true,
    sample: true,
  })
  .extend({
    /** What can be booked here, each with how long it takes. */
    jobs: z.array(z.object({ id: jobSchema, minutes: z.int().positive() })),
  })
export type Workshop = z.infer<typeof workshopSchema>

const slotsQuery = z.object({
  workshop: slugSchema,
  job: jobSchema,
  /** Default: today. */ from: daySchema.optional(),
})
export const slotDaySchema = z.object({
  day: daySchema,
  /** The workshop does not work on this day. */
  closed: z.boolean(),
  /** It is closed because the day is a public holiday. */
  holiday: z.boolean(),
  /** It works, but begins no such visit that a workshop would still hear of in time. */
  soon: z.boolean(),
  /** Start times that can still be booked, with the bays left. */
  slots: z.array(z.object({ time: clockTimeSchema, free: z.int().positive() })),
})
export type SlotDay = z.infer<typeof slotDaySchema>
export const slotsSchema = z.object({ minutes: z.int(), days: z.array(slotDaySchema) })

const text = (max: number) => z.string().trim().min(1).max(max)

export const bookedVehicleSchema = z.object({
  type: vehicleTypeSchema,
  brand: text(60),
  model: text(80),
  year: z.int().min(1950).max(2100).nullable(),
  /** As the visitor wrote it. */
  plate: z.string().trim().max(20).optional(),
})
export type BookedVehicle = z.infer<typeof bookedVehicleSchema>

/** What a visitor types; the page's form and the call share it. */
export const visitShape = {
  workshop: slugSchema,
  job: jobSchema,
  vehicle: bookedVehicleSchema,
  day: daySchema,
  slot: clockTimeSchema,
  name: text(120),
  phone: typedPhoneSchema,
  email: z.union([z.literal(''), typedEmailSchema.max(200)]).optional(),
  note: z.string().trim().max(1000).optional(),
  /** Agreement to the use of these data for this visit. */
  consent: z.literal(true),
}

export const bookAppointmentInput = z.object({
  ...langShape,
  /** Made once for each filled-in form; the same key has the same answer. */
  key: z.uuid(),
  ...visitShape,
  guard: spamGuardSchema,
})

export const bookedSchema = z.object({
  number: z.string(),
  /** Private address within the site; what follows `#` opens the visit. */
  manage: z.string(),
  /** Calendar file. */
  ics: z.string(),
})

const tokenShape = { ...langShape, token: z.string().min(20).max(200) }

export const appointmentSchema = z.object({
  number: z.string(),
  state: appointmentStateSchema,
  workshop: workshopSchema,
  job: jobSchema,
  minutes: z.int(),
  vehicle: bookedVehicleSchema,
  day: daySchema,
  slot: clockTimeSchema,
  name: z.string(),
  note: z.string(),
  /** Whether it can still be moved or cancelled here. */
  open: z.boolean(),
  ics: z.string(),
  history: z.array(
    z.object({ at: z.iso.datetime(), what: appointmentStateSchema, actor: z.enum(['visitor', 'workshop']) }),
  ),
})
export type Appointment = z.infer<typeof appointmentSchema>

export const appointmentEndpoints = {
  getWorkshops: get(
    'appointments/workshops',
    'Workshops that take bookings',
    z.object({ ...langShape, line: vehicleLineSchema.optional() }),
    z.array(workshopSchema),
  ),
  getSlots: get('appointments/slots', 'Free times of a workshop on fourteen days', slotsQuery, slotsSchema, {
    errors: ['NOT_FOUND'],
  }),
  bookAppointment: post('appointments/book', 'Book a visit', bookAppointmentInput, bookedSchema, {
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  getAppointment: post(
    'appointments/appointment',
    'A visit, by its private link',
    z.object(tokenShape),
    appointmentSchema,
    { errors: ['NOT_FOUND'] },
  ),
  changeAppointment: post(
    'appointments/change',
    'Move a visit to another time',
    z.object({ ...tokenShape, day: daySchema, slot: clockTimeSchema, reason: z.string().trim().max(300).optional() }),
    appointmentSchema,
    { errors: ['NOT_FOUND', 'CONFLICT'] },
  ),
  cancelAppointment: post(
    'appointments/cancel',
    'Cancel a visit',
    z.object({ ...tokenShape, reason: z.string().trim().max(300).optional() }),
    appointmentSchema,
    { errors: ['NOT_FOUND', 'CONFLICT'] },
  ),
} as const satisfies Record<string, Endpoint>
