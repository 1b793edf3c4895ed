import { z } from 'zod'
import { daySchema, langShape } from './common'
import { get, langQuery, nothing, post, type Endpoint } from './endpoint'
import { productSummarySchema } from './product'
import { km, passportKey, registeredVehicleSchema, typedSerial } from './warranty-parts'
import { warrantyStateSchema } from './warranty-schemas'

export const myWarrantySchema = z.object({
  number: z.string(),
  state: warrantyStateSchema,
  product: productSummarySchema.nullable(),
  serials: z.array(z.string()),
  vehicle: registeredVehicleSchema,
  registeredOn: daySchema,
  coveredUntil: daySchema.nullable(),
  coveredKm: km.nullable(),
  /** Next service by time; null = the kind of part has none. */
  serviceDue: z.object({ on: daySchema, km: km.nullable() }).nullable(),
  /** Its messages go to an address of the account. */
  reachedHere: z.boolean(),
  /** Private address of its passport within the site. */
  path: z.string(),
  /** Opens the certificate and the calendar file for a quarter of an hour. */
  ticket: z.string(),
})
export type MyWarranty = z.infer<typeof myWarrantySchema>

const warrantiesSchema = z.array(myWarrantySchema)
const numberShape = { number: z.string().trim().min(1).max(20) }
const signedIn = { auth: true } as const

export const myWarrantyEndpoints = {
  getMyWarranties: {
    ...get(
      'account/warranties',
      'The registrations that the account has proved to be its own',
      langQuery,
      warrantiesSchema,
      {
        errors: ['UNAUTHORIZED'],
      },
    ),
    ...signedIn,
  },
  sendMyWarrantyCode: {
    ...post(
      'account/warranty-code',
      'Send a code to the contact on file of a serial; the answer is the same for a serial nobody has registered',
      z.object({ ...langShape, serial: typedSerial }),
      z.object({ minutes: z.int() }),
      { errors: ['UNAUTHORIZED'], limit: 'message' },
    ),
    ...signedIn,
  },
  addMyWarranty: {
    ...post(
      'account/add-warranty',
      'Add a registration to the account, by a serial and the code that was sent',
      z.object({
        ...langShape,
        serial: typedSerial,
        code: z
          .string()
          .trim()
          .regex(/^\d{6}$/),
      }),
      warrantiesSchema,
      { errors: ['UNAUTHORIZED', 'INVALID_CODE'], limit: 'check' },
    ),
    ...signedIn,
  },
  addMyPassport: {
    ...post(
      'account/add-passport',
      'Add a registration to the account, by its link and PIN',
      z.object({ ...langShape, ...passportKey }),
      warrantiesSchema,
      { errors: ['UNAUTHORIZED', 'NOT_FOUND'], limit: 'check' },
    ),
    ...signedIn,
  },
  moveMyWarranty: {
    ...post(
      'account/move-warranty',
      'Make the account’s addresses the contact of a registration; the contact before is told',
      z.object({ ...langShape, ...numberShape }),
      warrantiesSchema,
      { errors: ['UNAUTHORIZED', 'NOT_FOUND'] },
    ),
    ...signedIn,
  },
  removeMyWarranty: {
    ...post(
      'account/remove-warranty',
      'Take a registration out of the account; it stays registered',
      z.object(numberShape),
      nothing,
      { errors: ['UNAUTHORIZED'] },
    ),
    ...signedIn,
  },
} as const satisfies Record<string, Endpoint>
