import { z } from 'zod'
import { daySchema, langShape, slugSchema } from './common'
import { post, type Endpoint } from './endpoint'
import { km, typedSerial } from './warranty-parts'
import { warrantyStateSchema } from './warranty-schemas'

const checkWarrantyInput = z
  .object({
    ...langShape,
    serial: typedSerial,
    phoneLast4: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    code: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
  })
  .refine(({ phoneLast4, code }) => (phoneLast4 === undefined) !== (code === undefined), { path: ['phoneLast4'] })
  .meta({ oneOf: [{ required: ['phoneLast4'] }, { required: ['code'] }] })

/** The part and its cover; nothing of its owner, of whom the caller has only guessed four digits. */
export const checkedWarrantySchema = z.object({
  state: warrantyStateSchema,
  serial: z.string(),
  productName: z.string().nullable(),
  productCode: z.string().nullable(),
  productId: slugSchema.nullable(),
  registeredOn: daySchema,
  coveredUntil: daySchema.nullable(),
  coveredKm: km.nullable(),
  /** How far the cover reaches from the fitting; null = not limited. */
  limitKm: km.nullable(),
})
const warrantyInfoSchema = z.object({ warranty: checkedWarrantySchema.nullable() })

export const checkEndpoints = {
  getWarrantyInfo: post(
    'warranty/check',
    'Status of a serial with the last four digits of its phone, or a code',
    checkWarrantyInput,
    warrantyInfoSchema,
    { limit: 'check' },
  ),
} as const satisfies Record<string, Endpoint>
