import { z } from 'zod'
import { daySchema, slugSchema } from './common'
import { typedEmailSchema } from './email'
import { phoneSchema } from './phone'
import { addressSchema } from './place'
import { vehicleTypeSchema } from './vehicle'
import { channels } from './warranty-words'

/** One random id a form makes when it is opened: sending it twice is one registration. */
export const keySchema = z.uuid()
export const text = (max: number) => z.string().trim().min(1).max(max)
export const km = z.int().min(0).max(2_000_000)

/** As typed; what it means is judged by the service, because a wrong one is taken in and set aside, not refused. */
export const typedSerial = text(40)

export const pinSchema = z.string().regex(/^\d{6}$/)
/** What opens one registration's private page. */
export const passportKey = { token: text(200), pin: pinSchema }

export const ownerShape = z.object({
  /** In the order the person's language writes it; Japanese: family name first. */
  name: text(120),
  /** Katakana; Japanese only. */
  kana: z
    .string()
    .trim()
    .max(120)
    .regex(/^[ァ-ヶー・\s]*$/)
    .optional(),
  phone: phoneSchema.optional(),
  email: typedEmailSchema.max(254).optional(),
  lineId: text(60).optional(),
  address: addressSchema.optional(),
})

type Reach = { email?: string | undefined; phone?: string | undefined }
const isReachable = ({ email, phone }: Reach) => email !== undefined || phone !== undefined

/** Of e-mail and phone one is enough, and one is needed: the error stands at both, whatever else is wrong. */
export function reachable<T extends z.ZodType<Reach>>(owner: T): T {
  const at = (path: 'email' | 'phone') => ({
    path: [path],
    when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
  })
  return owner
    .refine(isReachable, at('phone'))
    .refine(isReachable, at('email'))
    .meta({ anyOf: [{ required: ['phone'] }, { required: ['email'] }] })
}
export const ownerSchema = reachable(ownerShape)

export const registeredVehicleSchema = z.object({
  type: vehicleTypeSchema,
  brand: text(60),
  model: text(80),
  year: z.int().min(1950).max(2100),
  /** Generation of our own list; absent = typed by hand. */
  vehicleId: slugSchema.optional(),
  plate: text(20).optional(),
  plateProvince: text(60).optional(),
  vinLast6: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-HJ-NPR-Z0-9]{6}$/)
    .optional(),
})

export const purchaseSchema = z.object({
  boughtOn: daySchema,
  channel: z.enum(channels),
  invoice: text(60).optional(),
  dealerId: slugSchema.optional(),
  dealerName: text(120).optional(),
  fittedOn: daySchema.optional(),
  odometerKm: km.optional(),
})
