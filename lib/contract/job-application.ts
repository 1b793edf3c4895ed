import { z } from 'zod'
import { applicationLimits } from './career-words'
import { caseSentSchema } from './case'
import { langShape, slugSchema } from './common'
import { typedEmailSchema } from './email'
import { post, type Endpoint } from './endpoint'
import { typedPhoneSchema } from './phone'
import { spamGuardSchema } from './spam-guard'
import { uploadIdSchema } from './upload'

const line = z.string().trim().min(1).max(applicationLimits.line).optional()

/** What an applicant types; the page's form and the call share it. A résumé, or a few lines in its place. */
export const applicationShape = {
  phone: typedPhoneSchema,
  name: line,
  text: z.string().trim().min(1).max(applicationLimits.text).optional(),
  resumeId: uploadIdSchema.optional(),
  email: typedEmailSchema.max(200).optional(),
  /** LINE id. */
  lineId: line,
  province: line,
  education: line,
  experience: line,
  salary: line,
  start: line,
  portfolio: line,
  /** That the notice was read and the answers may be used to choose. */
  consent: z.literal(true),
}

type Told = { text?: string | undefined; resumeId?: string | undefined }
export const tellsSomething = ({ text, resumeId }: Told): boolean => text !== undefined || resumeId !== undefined

const sendApplicationInput = z
  .object({
    ...langShape,
    /** Made once for each filled-in form; the same key has the same answer. */
    key: z.uuid(),
    /** Of the posting; left out = an open application. */
    jobId: slugSchema.optional(),
    /** Version of the privacy notice that was shown. */
    notice: z.iso.date(),
    ...applicationShape,
    guard: spamGuardSchema,
  })
  .refine(tellsSomething, { path: ['text'] })
  .meta({ anyOf: [{ required: ['resumeId'] }, { required: ['text'] }] })

export const jobApplicationEndpoints = {
  sendApplication: post(
    'careers/apply',
    'Apply for a position, or for none in particular; a posting that is closed is INVALID_INPUT at jobId',
    sendApplicationInput,
    caseSentSchema,
    { errors: ['CONFLICT'] },
  ),
} as const satisfies Record<string, Endpoint>
