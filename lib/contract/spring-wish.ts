import { z } from 'zod'
import { langShape, slugSchema } from './common'
import { typedEmailSchema } from './email'
import { get, langQuery, nothing, post, type Endpoint } from './endpoint'
import { typedPhoneSchema } from './phone'
import { spamGuardSchema } from './spam-guard'
import { springKinds, springStages, springTypes } from './spring-words'
import { vehicleBodySchema } from './vehicle'

const sitePathSchema = z.string().startsWith('/')

/** A vehicle whose springs are being developed. */
export const springPlanSchema = z.object({
  id: slugSchema,
  body: vehicleBodySchema,
  brand: z.string(),
  model: z.string(),
  /** First model year, common era. */
  fromYear: z.int(),
  /** What is to be made, with the change of ride height that is aimed at, mm; negative lowers. */
  parts: z.array(z.object({ kind: z.enum(springKinds), frontMm: z.number(), rearMm: z.number() })).min(1),
  stage: z.enum(springStages),
  /** When the springs are expected, `2027-Q1`; null = not told yet. */
  quarter: z
    .string()
    .regex(/^\d{4}-Q[1-4]$/)
    .nullable(),
  /** Where the finished springs are; null = none yet. */
  path: sitePathSchema.nullable(),
  /** Made up to show how the list looks. */
  sample: z.boolean(),
})
export type SpringPlan = z.infer<typeof springPlanSchema>

const text = (max: number) => z.string().trim().min(1).max(max)

const wishedVehicleSchema = z.object({
  type: z.enum(springTypes),
  brand: text(60),
  model: text(80),
  /** Model year, common era. */
  year: z.int().min(1950).max(2100),
  /** The generation of our own list; left out = typed. */
  vehicleId: slugSchema.optional(),
})

/** Where the answer goes: one of the two is needed. */
const contactSchema = z
  .object({
    email: typedEmailSchema.max(200).optional(),
    phone: typedPhoneSchema.optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, { path: ['email'] })
  .meta({ anyOf: [{ required: ['email'] }, { required: ['phone'] }] })

/** What a visitor types; the page's form and the call share it. */
export const wishShape = {
  vehicle: wishedVehicleSchema,
  contact: contactSchema,
  /** Agreement to be told about this vehicle. */
  consent: z.literal(true),
}

export const sendWishInput = z.object({
  ...langShape,
  /** Made once for each filled-in form; the same key has the same answer. */
  key: z.uuid(),
  ...wishShape,
  guard: spamGuardSchema,
})

export const wishSentSchema = z.object({
  /** Where the springs are already: nothing was stored then. Null = the wish is kept. */
  path: sitePathSchema.nullable(),
  /** Private address to withdraw it by; null where it goes by e-mail, so that only who reads that mailbox has it. */
  manage: sitePathSchema.nullable(),
})

export const wishSchema = z.object({
  brand: z.string(),
  model: z.string(),
  year: z.int(),
  madeAt: z.iso.datetime(),
  /** Where the springs are, once the wish was answered; null = it waits. */
  path: sitePathSchema.nullable(),
})
export type Wish = z.infer<typeof wishSchema>

const tokenInput = z.object({ ...langShape, token: z.string().min(20).max(200) })

export const springWishEndpoints = {
  getSpringPlans: get(
    'springs/in-development',
    'Vehicles whose springs are being developed',
    langQuery,
    z.array(springPlanSchema),
  ),
  sendWish: post(
    'springs/wishes/send',
    'Ask to be told when there are springs for a vehicle',
    sendWishInput,
    wishSentSchema,
    { errors: ['CONFLICT'] },
  ),
  getWish: post('springs/wishes/wish', 'A wish, by its private link', tokenInput, wishSchema, {
    errors: ['NOT_FOUND'],
  }),
  withdrawWish: post('springs/wishes/withdraw', 'Withdraw a wish: what was stored is deleted', tokenInput, nothing, {
    errors: ['NOT_FOUND'],
  }),
} as const satisfies Record<string, Endpoint>
