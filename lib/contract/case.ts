import { z } from 'zod'
import { caseFields, caseFormNames, caseKinds, caseStates, caseTextLimits, type CaseField } from './case-words'
import { daySchema, langShape } from './common'
import { typedEmailSchema } from './email'
import { nothing, post, type Endpoint } from './endpoint'
import { typedPhoneSchema } from './phone'
import { spamGuardSchema } from './spam-guard'
import { storedFileTypes, uploadIdSchema } from './upload'

export const caseKindSchema = z.enum(caseKinds)
export const caseStateSchema = z.enum(caseStates)
export const caseFieldSchema = z.enum(caseFields)

/** A number to tell people; says nothing of how many there are. */
export const caseNumberSchema = z.string().regex(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/)

/** What every form of a case is answered with. */
export const caseSentSchema = z.object({
  number: caseNumberSchema,
  /** Opens the case's page, as `/case#<key>` or typed in there; groups of five joined by hyphens. */
  key: z.string(),
  /** Answered by then at the latest, or acknowledged where `resultOn` is a day. */
  dueOn: daySchema,
  /** What came of it is told by then at the latest; null = the answer is all there is. */
  resultOn: daySchema.nullable(),
})
export type CaseSent = z.infer<typeof caseSentSchema>

export const caseSchema = z.object({
  number: caseNumberSchema,
  kind: caseKindSchema,
  state: caseStateSchema,
  /** The states it goes through, in order; the present one is among them unless it ended otherwise. */
  rail: z.array(caseStateSchema),
  open: z.boolean(),
  createdAt: z.iso.datetime(),
  ...caseSentSchema.pick({ dueOn: true, resultOn: true }).shape,
  /** Its content is erased on this day; null = not as long as it is published. */
  eraseOn: daySchema.nullable(),
  /** What was sent, in the order of its form. */
  fields: z.array(z.object({ field: caseFieldSchema, value: z.string() })),
  /** Oldest first. */
  messages: z.array(z.object({ at: z.iso.datetime(), from: z.enum(['sender', 'company']), text: z.string() })),
  files: z.array(z.object({ type: z.enum(storedFileTypes), bytes: z.int() })),
  /** What its sender may do now. */
  may: z.object({ reply: z.boolean(), withdraw: z.boolean(), replaceFile: z.boolean(), erase: z.boolean() }),
})
export type VisitorCase = z.infer<typeof caseSchema>

const typedSchema = z.string().trim().max(caseTextLimits.lines).optional()
const answersShape = Object.fromEntries(caseFields.map((field) => [field, typedSchema])) as Record<
  CaseField,
  typeof typedSchema
>

/** A form that is a table of fields, as typed; which of them it has and needs stands in that table. */
const sendCaseInput = z.object({
  ...langShape,
  /** Made once for each filled-in form; the same key has the same answer. */
  key: z.uuid(),
  form: z.enum(caseFormNames),
  answers: z.object(answersShape),
  fileId: uploadIdSchema.optional(),
  /** Agreement to be written to, where the form asks for it. */
  consent: z.boolean().default(false),
  /** What was sent to the mailbox or phone, where the form has to be proved. */
  code: z.string().trim().max(12).optional(),
  guard: spamGuardSchema,
})

const keyShape = { ...langShape, caseKey: z.string().trim().min(20).max(80) }
const onceShape = { ...keyShape, key: z.uuid() }
const wrongKey = { errors: ['NOT_FOUND'], limit: 'check' } as const
const change = { errors: ['NOT_FOUND', 'CONFLICT'] } as const

export const caseEndpoints = {
  sendCase: post('cases/send', 'Send something that a person answers', sendCaseInput, caseSentSchema, {
    errors: ['CONFLICT'],
  }),
  sendCaseCode: post(
    'cases/code',
    'Send a code to a mailbox or phone, to prove that its owner asks',
    z.object({ ...langShape, to: z.union([typedEmailSchema.max(200), typedPhoneSchema]) }),
    z.object({ minutes: z.int() }),
    { limit: 'message' },
  ),
  getCase: post('cases/case', 'A case, by its private key', z.object(keyShape), caseSchema, wrongKey),
  replyToCase: post(
    'cases/reply',
    'Write to who handles a case, as its sender',
    z.object({ ...onceShape, text: z.string().trim().min(1).max(4000) }),
    caseSchema,
    change,
  ),
  replaceCaseFile: post(
    'cases/replace-file',
    'Put another file in place of the one that was sent',
    z.object({ ...onceShape, fileId: uploadIdSchema }),
    caseSchema,
    change,
  ),
  withdrawCase: post(
    'cases/withdraw',
    'Withdraw a case: it is not handled any further',
    z.object(keyShape),
    caseSchema,
    change,
  ),
  eraseCase: post(
    'cases/erase',
    'Erase what was sent; only number and dates stay',
    z.object(keyShape),
    nothing,
    change,
  ),
  moveCase: {
    ...post(
      'cases/move',
      'Move a case on, as staff, with or without a message to its sender',
      z.object({
        number: z.string().trim().max(20),
        /** Absent = only the message. */
        to: caseStateSchema.optional(),
        text: z.string().trim().min(1).max(4000).optional(),
      }),
      z.object({ state: caseStateSchema }),
      { errors: ['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED', 'NOT_FOUND', 'CONFLICT'] },
    ),
    auth: true,
    // Which of them, the kind of the case says.
    scope: ['service', 'people', 'content', 'integrity'],
  },
} as const satisfies Record<string, Endpoint>
