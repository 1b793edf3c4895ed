import { z } from 'zod'
import { typedPasswordSchema } from './account'
import { appointmentStateSchema } from './appointment'
import { caseStateSchema } from './case'
import { langSchema, langShape } from './common'
import { typedEmailSchema } from './email'
import { get, langQuery, nothing, post, type Endpoint } from './endpoint'
import { passkeySchema } from './passkey'
import { typedPhoneSchema } from './phone'
import { claimStateSchema } from './warranty-schemas'

const nameSchema = z.string().trim().min(1).max(120)
/** Where a code goes: a mailbox, or a mobile phone in Thailand. */
const mailboxOrPhone = z.union([typedEmailSchema.max(200), typedPhoneSchema])
const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/)

const sessionSchema = z.object({
  openedAt: z.iso.datetime(),
  /** Its tokens were exchanged last. */
  usedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  secondFactor: z.boolean(),
  /** The one that asks. */
  here: z.boolean(),
})

export const myAccountSchema = z.object({
  name: z.string(),
  email: z.email().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  /** Language of messages; null = that of the page which sets them off. */
  mailLang: langSchema.nullable(),
  /** Reminders of the service of its warranties. */
  reminders: z.boolean(),
  news: z.boolean(),
  /** The one used last first. */
  sessions: z.array(sessionSchema),
  /** The newest first. */
  passkeys: z.array(passkeySchema),
})
export type MyAccount = z.infer<typeof myAccountSchema>

const thingShape = {
  number: z.string(),
  /** As a person would call it; empty = its kind says all. */
  title: z.string(),
  /** When it was sent; of a visit, when it is. */
  at: z.iso.datetime(),
  /** Whether something is still to come of it. */
  open: z.boolean(),
  /** Private address within the site, the same in every language. */
  path: z.string(),
}

/** What somebody has booked, sent or asked for. */
export const myThingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visit'), state: appointmentStateSchema, ...thingShape }),
  z.object({
    kind: z.enum(['contact', 'job-application', 'data-request', 'build']),
    state: caseStateSchema,
    ...thingShape,
  }),
  z.object({ kind: z.literal('claim'), state: claimStateSchema, ...thingShape }),
])
export type MyThing = z.infer<typeof myThingSchema>

const signedIn = { auth: true } as const

export const myAccountEndpoints = {
  getMyAccount: {
    ...get('account/me', 'Name, addresses, choices and sessions of the account', nothing, myAccountSchema, {
      errors: ['UNAUTHORIZED'],
    }),
    ...signedIn,
  },
  changeMyAccount: {
    ...post(
      'account/change',
      'Correct the name, or change the language and kinds of messages; what is left out stays',
      z.object({
        ...langShape,
        name: nameSchema.optional(),
        mailLang: langSchema.optional(),
        reminders: z.boolean().optional(),
        news: z.boolean().optional(),
      }),
      myAccountSchema,
      { errors: ['UNAUTHORIZED'] },
    ),
    ...signedIn,
  },
  sendNewAddressCode: {
    ...post(
      'account/new-address-code',
      'Send a code to another mailbox or phone for the account; the answer is the same when that one has an account already',
      z.object({ ...langShape, to: mailboxOrPhone, password: typedPasswordSchema }),
      z.object({ minutes: z.int() }),
      { errors: ['UNAUTHORIZED', 'INVALID_CREDENTIALS'], limit: 'message' },
    ),
    ...signedIn,
  },
  changeMyAddress: {
    ...post(
      'account/change-address',
      'Make another mailbox or phone the account’s, with the code that was sent there; the one before is told',
      z.object({ ...langShape, to: mailboxOrPhone, code }),
      myAccountSchema,
      { errors: ['UNAUTHORIZED', 'INVALID_CODE'], limit: 'check' },
    ),
    ...signedIn,
  },
  getMyThings: {
    ...get(
      'account/things',
      'Visits, messages, applications, builds and claims of the account’s proved addresses: visits to come, then the newest',
      langQuery,
      z.array(myThingSchema),
      { errors: ['UNAUTHORIZED'] },
    ),
    ...signedIn,
  },
} as const satisfies Record<string, Endpoint>
