import { z } from 'zod'
import { daySchema, langShape } from './common'
import { nothing, post, type Endpoint } from './endpoint'
import { productSummarySchema } from './product'
import { spamGuardSchema } from './spam-guard'
import { uploadIdSchema } from './upload'
import {
  keySchema,
  km,
  ownerShape,
  passportKey,
  pinSchema,
  purchaseSchema,
  registeredVehicleSchema,
  text,
  typedSerial,
} from './warranty-parts'
import { buyerLinkSchema } from './warranty-buyer'
import { claimSchema, timelineEntrySchema } from './warranty-claim'
import { warrantyMessagesSchema } from './warranty-messages'
import { warrantyFlagSchema, warrantyStateSchema, warrantyTermSchema } from './warranty-schemas'
import { replyShape, threadMessageSchema } from './warranty-thread'
import { claimSymptoms, positions } from './warranty-words'

export const passportSchema = z.object({
  number: z.string(),
  state: warrantyStateSchema,
  flags: z.array(warrantyFlagSchema),
  product: productSummarySchema.nullable(),
  term: warrantyTermSchema.nullable(),
  serials: z.array(z.string()),
  position: z.enum(positions),
  owner: z.string(),
  contact: ownerShape.pick({ phone: true, email: true, address: true }),
  vehicle: registeredVehicleSchema,
  purchase: purchaseSchema.extend({ dealer: z.string().nullable() }),
  registeredOn: daySchema,
  coveredUntil: daySchema.nullable(),
  coveredKm: km.nullable(),
  /** Next service by time; null = the kind of part has none. */
  serviceDue: z.object({ on: daySchema, km: km.nullable() }).nullable(),
  timeline: z.array(timelineEntrySchema),
  claims: z.array(claimSchema),
  /** What its owner and the service desk wrote about the registration, in order; not what was written to an owner before. */
  thread: z.array(threadMessageSchema),
  hasReceipt: z.boolean(),
  buyerLinks: z.array(buyerLinkSchema),
  /** Stops reminders and news; `reminders` false also where there is no address to send them to. */
  messages: warrantyMessagesSchema.extend({ token: z.string() }),
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

export const passportEndpoints = {
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
  replyToWarranty: post(
    'warranty/reply',
    'Write to the service desk about a registration, or send further photos, as its owner',
    z.object(replyShape),
    passportSchema,
    { errors: ['NOT_FOUND', 'CONFLICT'] },
  ),
  createClaim: post('warranty/claim', 'Open a claim', createClaimInput, claimSchema, {
    errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  }),
} as const satisfies Record<string, Endpoint>
