import { z } from 'zod'
import { buildLimits } from './build-limits'
import { caseSentSchema } from './case'
import { langShape, slugSchema } from './common'
import { typedEmailSchema } from './email'
import { post, type Endpoint } from './endpoint'
import { typedPhoneSchema } from './phone'
import { spamGuardSchema } from './spam-guard'
import { uploadIdSchema } from './upload'
import { vehicleTypeSchema } from './vehicle'

const line = (max: number) => z.string().trim().min(1).max(max)
const text = line(buildLimits.text)

/** What a visitor tells of a build; the page's form and the call share it. Mailbox or phone is needed, for questions. */
export const buildShape = {
  vehicle: z.object({
    type: vehicleTypeSchema,
    brand: line(60),
    model: line(80),
    /** Model year, common era. */
    year: z.int().min(1950).max(2100),
    /** The generation of our own list; left out = typed. */
    vehicleId: slugSchema.optional(),
  }),
  /** Part numbers as typed. */
  codes: z.array(line(40)).min(1).max(buildLimits.parts),
  /** How it is set. */
  setup: text.optional(),
  /** How it was before. */
  before: text,
  /** What changed. */
  changed: text,
  pictureIds: z.array(uploadIdSchema).min(1).max(buildLimits.pictures),
  /** Shown with the build; need not be a real one. */
  shownName: line(buildLimits.name),
  email: typedEmailSchema.max(200).optional(),
  phone: typedPhoneSchema.optional(),
  /** That words and pictures are published under the shown name. */
  consent: z.literal(true),
  /** That the pictures are one's own. */
  ownPictures: z.literal(true),
}

type Reach = { email?: string | undefined; phone?: string | undefined }
export const isReachable = ({ email, phone }: Reach): boolean => email !== undefined || phone !== undefined

const sendBuildInput = z
  .object({
    ...langShape,
    /** Made once for each filled-in form; the same key has the same answer. */
    key: z.uuid(),
    ...buildShape,
    guard: spamGuardSchema,
  })
  .refine(isReachable, { path: ['email'] })
  .meta({ anyOf: [{ required: ['email'] }, { required: ['phone'] }] })

export const sendBuildEndpoints = {
  sendBuild: post(
    'community/send',
    'Send in a build; a part number that no product has is INVALID_INPUT at its place in codes',
    sendBuildInput,
    caseSentSchema,
    { errors: ['CONFLICT'] },
  ),
} as const satisfies Record<string, Endpoint>
