import { z } from 'zod'
import { daySchema, langShape, slugSchema } from './common'
import { get, post, type Endpoint } from './endpoint'
import { spamGuardSchema } from './spam-guard'
import { uploadIdSchema } from './upload'
import { brandSchema, modelSchema, vehicleTypeSchema } from './vehicle'
import { keySchema, ownerSchema, purchaseSchema, registeredVehicleSchema, text, typedSerial } from './warranty-parts'
import { warrantyFlagSchema, warrantyStateSchema } from './warranty-schemas'
import { positions } from './warranty-words'

const consentsSchema = z.object({
  terms: z.literal(true),
  marketing: z.boolean(),
  /** Version of the texts that were shown. */
  version: text(20),
})

export const createWarrantyInput = z.object({
  key: keySchema,
  ...langShape,
  serials: z
    .array(typedSerial)
    .min(1)
    .max(4)
    .refine(
      (list) => new Set(list.map((serial) => serial.replace(/[^0-9a-z]/gi, '').toUpperCase())).size === list.length,
    )
    .meta({ uniqueItems: true, description: 'No two with the same letters and digits.' }),
  /** What the visitor says the part is; absent = what the serial says. */
  productId: slugSchema.optional(),
  position: z.enum(positions),
  purchase: purchaseSchema,
  vehicle: registeredVehicleSchema,
  owner: ownerSchema,
  /** Ids of uploaded files. */
  receiptId: uploadIdSchema.optional(),
  photoId: uploadIdSchema.optional(),
  consents: consentsSchema,
  guard: spamGuardSchema,
})
export type CreateWarrantyInput = z.input<typeof createWarrantyInput>

/** `passport` = path of the private page with its key after `#`, which browsers never send. */
export const warrantyReceiptSchema = z.object({
  number: z.string(),
  state: warrantyStateSchema,
  flags: z.array(warrantyFlagSchema),
  passport: z.string(),
  pin: z.string().regex(/^\d{6}$/),
  /** The link goes by e-mail, the PIN by text message; what is missing here its owner has from this answer only. */
  toldBy: z.array(z.enum(['email', 'sms'])),
  coveredUntil: daySchema.nullable(),
})
export type WarrantyReceipt = z.infer<typeof warrantyReceiptSchema>

/** What a serial says by itself, to anybody who reads the label; nothing of whether it was issued, for which part, or who holds it. */
export const serialInfoSchema = z.object({
  reading: z.enum(['serial', 'wrong-check-character', 'no-serial']),
  /** As printed; null = not readable. */
  serial: z.string().nullable(),
  /** Monday of the week of manufacture; null = not readable. */
  madeOn: daySchema.nullable(),
})
export type SerialInfo = z.infer<typeof serialInfoSchema>

export const registerEndpoints = {
  getBrandsWarranty: get(
    'warranty/brands',
    'Brands whose vehicles our parts are registered for',
    z.object({ ...langShape, type: vehicleTypeSchema.optional() }),
    z.array(brandSchema),
  ),
  getModelsWarranty: get(
    'warranty/models',
    'Models of a brand to register a part for',
    z.object({ ...langShape, brand: slugSchema, type: vehicleTypeSchema.optional() }),
    z.array(modelSchema),
    { errors: ['NOT_FOUND'] },
  ),
  'getModels-Warranty': get(
    'warranty/models-by-type',
    'Models of a vehicle type with their brand, for one list',
    z.object({ ...langShape, type: vehicleTypeSchema }),
    z.array(modelSchema.extend({ brand: z.string() })),
  ),
  getSerialInfo: post(
    'warranty/serial',
    'What a serial says by itself',
    z.object({ ...langShape, serial: typedSerial }),
    serialInfoSchema,
    { limit: 'search' },
  ),
  createWarranty: {
    ...post(
      'warranty/create',
      'Register a part; a dealer may sign in for it',
      createWarrantyInput,
      warrantyReceiptSchema,
      { errors: ['UNAUTHORIZED', 'CONFLICT', 'NOT_FOUND'] },
    ),
    auth: 'optional',
  },
} as const satisfies Record<string, Endpoint>
