import { z } from 'zod'
import { daySchema, langShape, slugSchema } from './common'
import { get, nothing, post, type Endpoint } from './endpoint'
import { addressSchema } from './place'
import { productSummarySchema } from './product'
import { spamGuardSchema } from './spam-guard'
import { uploadIdSchema } from './upload'
import { brandSchema, modelSchema, vehicleTypeSchema } from './vehicle'
import {
  actorSchema,
  claimStateSchema,
  warrantyFlagSchema,
  warrantyStateSchema,
  warrantyTermSchema,
} from './warranty-schemas'
import { channels, claimSymptoms, positions } from './warranty-words'

/** One random id a form makes when it is opened: sending it twice is one registration. */
const keySchema = z.uuid()
const text = (max: number) => z.string().trim().min(1).max(max)
/** E.164. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/)
const km = z.int().min(0).max(2_000_000)

/** As typed; what it means is judged by the service, because a wrong one is taken in and set aside, not refused. */
const typedSerial = text(40)

export const ownerSchema = z.object({
  /** In the order the person's language writes it; Japanese: family name first. */
  name: text(120),
  /** Katakana; Japanese only. */
  kana: z
    .string()
    .trim()
    .max(120)
    .regex(/^[ァ-ヶー・\s]*$/)
    .optional(),
  phone: phoneSchema,
  email: z.email().max(254),
  lineId: text(60).optional(),
  address: addressSchema.optional(),
})

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

export const consentsSchema = z.object({
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

export const checkWarrantyInput = z
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

/** Masked: what proves that it is registered, and nothing that would tell a stranger whose it is. */
export const checkedWarrantySchema = z.object({
  state: warrantyStateSchema,
  serial: z.string(),
  productName: z.string().nullable(),
  productCode: z.string().nullable(),
  productId: slugSchema.nullable(),
  owner: z.string(),
  vehicle: z.string(),
  registeredOn: daySchema,
  coveredUntil: daySchema.nullable(),
  coveredKm: km.nullable(),
})
export const warrantyInfoSchema = z.object({ warranty: checkedWarrantySchema.nullable() })

const pinSchema = z.string().regex(/^\d{6}$/)
const passportKey = { token: text(200), pin: pinSchema }

export const timelineEntrySchema = z.object({
  at: z.iso.datetime(),
  state: z.string(),
  actor: actorSchema,
  reason: z.string().nullable(),
})
export const claimSchema = z.object({
  number: z.string(),
  state: claimStateSchema,
  symptom: z.enum(claimSymptoms),
  openedAt: z.iso.datetime(),
  timeline: z.array(timelineEntrySchema),
})

export const passportSchema = z.object({
  number: z.string(),
  state: warrantyStateSchema,
  flags: z.array(warrantyFlagSchema),
  product: productSummarySchema.nullable(),
  term: warrantyTermSchema.nullable(),
  serials: z.array(z.string()),
  position: z.enum(positions),
  owner: z.string(),
  vehicle: registeredVehicleSchema,
  purchase: purchaseSchema.extend({ dealer: z.string().nullable() }),
  registeredOn: daySchema,
  coveredUntil: daySchema.nullable(),
  coveredKm: km.nullable(),
  /** Next service by time; null = the kind of part has none. */
  serviceDue: z.object({ on: daySchema, km: km.nullable() }).nullable(),
  timeline: z.array(timelineEntrySchema),
  claims: z.array(claimSchema),
  hasReceipt: z.boolean(),
  /** Opens the certificate and the calendar file for a quarter of an hour. */
  ticket: z.string(),
})
export type Passport = z.infer<typeof passportSchema>

export const createClaimInput = z.object({
  key: keySchema,
  ...langShape,
  ...passportKey,
  symptom: z.enum(claimSymptoms),
  text: text(2000),
  odometerKm: km.optional(),
  photoIds: z.array(uploadIdSchema).max(3).default([]),
  guard: spamGuardSchema,
})

export const reviewWarrantyInput = z
  .object({
    number: text(20),
    /** Absent = only the product is set. */
    to: warrantyStateSchema.optional(),
    /** Which product it is; the term and the cover follow from it. */
    productId: slugSchema.optional(),
    /** Its serials are taken from whoever holds them, who is told the reason. */
    release: z.boolean().default(false),
    reason: text(500).optional(),
  })
  .refine(({ to, productId }) => to !== undefined || productId !== undefined, { path: ['to'] })
  .refine(({ to, release }) => !release || to === 'verified', { path: ['release'] })

const stateAnswer = z.object({ state: warrantyStateSchema })
const decision = { errors: ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] } as const

export const warrantyEndpoints = {
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
  getWarrantyInfo: post(
    'warranty/check',
    'Masked status of a serial with the last four digits of its phone, or a code',
    checkWarrantyInput,
    warrantyInfoSchema,
    { limit: 'check' },
  ),
  getPassport: post(
    'warranty/passport',
    'Everything about one registration, for who holds link and PIN',
    z.object({ ...langShape, ...passportKey }),
    passportSchema,
    { errors: ['NOT_FOUND'], limit: 'check' },
  ),
  getPassportByTicket: post(
    'warranty/paper',
    'The same for a certificate or a calendar file',
    z.object({ ...langShape, ticket: text(2000) }),
    passportSchema,
    { errors: ['NOT_FOUND'] },
  ),
  changePassportPin: post(
    'warranty/pin',
    'Choose another PIN',
    z.object({ ...passportKey, newPin: pinSchema }),
    nothing,
    { errors: ['NOT_FOUND'], limit: 'check' },
  ),
  resetPassportPin: post(
    'warranty/new-pin',
    'Send a new PIN to the phone on file; the answer is the same whether or not there is one',
    z.object({ key: keySchema, ...langShape, token: text(200) }),
    z.object({ hours: z.int() }),
    { errors: ['CONFLICT'], limit: 'message' },
  ),
  sendPassportLink: post(
    'warranty/link',
    'Send the private link to the mailbox on file; the answer is the same whether or not serial and phone belong together',
    z.object({ ...langShape, serial: typedSerial, phoneLast4: z.string().regex(/^\d{4}$/) }),
    nothing,
    { limit: 'message' },
  ),
  addWarrantyFiles: post(
    'warranty/files',
    'Send a missing receipt or photo',
    z.object({
      key: keySchema,
      ...langShape,
      ...passportKey,
      receiptId: uploadIdSchema.optional(),
      photoId: uploadIdSchema.optional(),
    }),
    passportSchema,
    { errors: ['NOT_FOUND', 'CONFLICT'] },
  ),
  createClaim: post('warranty/claim', 'Open a claim', createClaimInput, claimSchema, {
    errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  }),
  confirmWarranty: {
    ...post(
      'warranty/confirm',
      'Confirm, as the dealer it names, that the part was sold',
      z.object({ number: text(20) }),
      stateAnswer,
      decision,
    ),
    auth: true,
  },
  reviewWarranty: {
    ...post(
      'warranty/review',
      'Decide about a registration, or say which product it is',
      reviewWarrantyInput,
      stateAnswer,
      decision,
    ),
    auth: true,
  },
  releaseSerial: {
    ...post(
      'warranty/release',
      'Take a serial from the registration that holds it',
      z.object({ serial: typedSerial, reason: text(500) }),
      z.object({ number: z.string(), state: warrantyStateSchema }),
      decision,
    ),
    auth: true,
  },
  reviewClaim: {
    ...post(
      'warranty/review-claim',
      'Move a claim on',
      z.object({ number: text(20), to: claimStateSchema, reason: text(500).optional() }),
      z.object({ state: claimStateSchema }),
      { errors: ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] },
    ),
    auth: true,
  },
} as const satisfies Record<string, Endpoint>
