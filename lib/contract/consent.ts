import { z } from 'zod'
import { langShape } from './common'
import { consentPurposes, consentWays, type ConsentPurpose } from './consent-words'
import { post, type Endpoint } from './endpoint'

/** Whether each purpose that was asked about is allowed; our own count is always asked about. */
const choicesSchema = z.strictObject({
  analytics: z.boolean(),
  'external-analytics': z.boolean().optional(),
} satisfies Record<ConsentPurpose, z.ZodType>)

const addConsentInput = z.object({
  ...langShape,
  /** Made once for each answer; the same key counts once. */
  key: z.uuid(),
  /** The browser's own number of its receipt, so that a later answer stands beside the earlier one. */
  receipt: z.uuid(),
  /** Version of the cookie policy that was shown. */
  version: z.string().trim().min(1).max(20),
  way: z.enum(consentWays),
  choices: choicesSchema,
  /** The browser sent Global Privacy Control, and the layer said so. Default: false. */
  signal: z.boolean().default(false),
})

export const consentReceiptSchema = z.object({
  receipt: z.uuid(),
  version: z.string(),
  at: z.iso.datetime(),
  choices: choicesSchema,
  /** The words that were shown, for each purpose. */
  texts: z.partialRecord(z.enum(consentPurposes), z.string()),
})
export type ConsentReceipt = z.infer<typeof consentReceiptSchema>

export const consentEndpoints = {
  AddConsent: post(
    'consent/add',
    'Keep what a visitor allowed or refused, with the words that were shown; CONFLICT where the policy has a newer version',
    addConsentInput,
    consentReceiptSchema,
    { errors: ['CONFLICT'] },
  ),
} as const satisfies Record<string, Endpoint>
