import { z } from 'zod'
import {
  currentUserSchema,
  passwordSchema,
  signInSchema,
  ticketShape,
  tokenRequest,
  tokenSchema,
  typedPasswordSchema,
} from './account'
import { langShape } from './common'
import { typedEmailSchema } from './email'
import { bodyErrors, get, nothing, post, type Endpoint } from './endpoint'
import { typedPhoneSchema } from './phone'

/** A code of an authenticator app, or a recovery code. */
const factorSchema = z.string().trim().min(6).max(20)
const codeSchema = z
  .string()
  .trim()
  .regex(/^\d{6}$/)
/** Where a code or link goes: a mailbox, or a mobile phone in Thailand. */
const mailboxOrPhone = z.union([typedEmailSchema.max(200), typedPhoneSchema])

const refreshInput = z.object({ refresh_token: z.string().min(20).max(200) })

const registerAccountInput = z.object({
  ...langShape,
  /** Made once for each filled-in form; the same key has the same answer. */
  key: z.uuid(),
  name: z.string().trim().min(1).max(120),
  to: mailboxOrPhone,
  password: passwordSchema,
})

const signedIn = { auth: true } as const

export const accountEndpoints = {
  token: {
    method: 'POST',
    path: 'token',
    summary: 'Sign in; an account with a second factor gets a ticket for it',
    input: tokenRequest,
    output: signInSchema,
    errors: [...bodyErrors, 'INVALID_CREDENTIALS'],
    auth: false,
    limit: 'token',
    body: 'json',
  },
  'ApiUser/Me': {
    ...get('ApiUser/Me', 'The signed-in user', nothing, currentUserSchema, { errors: ['UNAUTHORIZED'] }),
    ...signedIn,
  },
  refreshToken: post(
    'account/refresh-token',
    'Exchange a refresh token for new tokens; one that was exchanged before ends its session',
    refreshInput,
    tokenSchema,
    { errors: ['INVALID_TOKEN'], limit: 'session' },
  ),
  revokeToken: post('account/revoke-token', 'Sign out: end the session of a refresh token', refreshInput, nothing, {
    limit: 'session',
  }),
  revokeAllTokens: {
    ...post('account/revoke-all-tokens', 'Sign out everywhere', nothing, nothing, {
      errors: ['UNAUTHORIZED'],
      limit: 'session',
    }),
    ...signedIn,
  },
  registerAccount: post(
    'account/register',
    'Register: sends a code, or, where there is an account already, a message that says so',
    registerAccountInput,
    z.object({ registration: z.uuid(), minutes: z.int() }),
    { errors: ['WEAK_PASSWORD', 'CONFLICT'], limit: 'message' },
  ),
  confirmAccount: post(
    'account/confirm',
    'Make the account of a registration, with the code that was sent, and sign in',
    z.object({ registration: z.uuid(), code: codeSchema }),
    tokenSchema,
    { errors: ['INVALID_CODE'], limit: 'check' },
  ),
  requestPasswordReset: post(
    'account/request-password-reset',
    'Send a link to set a new password; the answer is the same whether or not there is an account',
    z.object({ ...langShape, to: mailboxOrPhone }),
    z.object({ minutes: z.int() }),
    { limit: 'message' },
  ),
  resetPassword: post(
    'account/reset-password',
    'Set a new password with the link that was sent; every session ends',
    z.object({ ...langShape, token: z.string().trim().min(20).max(100), password: passwordSchema }),
    nothing,
    { errors: ['WEAK_PASSWORD', 'LINK_EXPIRED'], limit: 'check' },
  ),
  changePassword: {
    ...post(
      'account/change-password',
      'Set another password; every other session ends',
      z.object({ ...langShape, current: typedPasswordSchema, password: passwordSchema }),
      nothing,
      { errors: ['UNAUTHORIZED', 'INVALID_CREDENTIALS', 'WEAK_PASSWORD'], limit: 'check' },
    ),
    ...signedIn,
  },
  enrolTotp: {
    ...post(
      'account/enrol-totp',
      'Make a second factor for an account of staff; it counts once a code of it has come',
      z.object({ password: typedPasswordSchema }),
      z.object({ ...ticketShape, /** For a QR code. */ uri: z.string() }),
      { errors: ['UNAUTHORIZED', 'INVALID_CREDENTIALS', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED'], limit: 'check' },
    ),
    ...signedIn,
  },
  confirmTotp: post(
    'account/confirm-totp',
    'Turn a ticket and a code into a session with every scope; after enrolment all other sessions end',
    z.object({ ...langShape, totp_ticket: z.string().min(20).max(2000), code: factorSchema }),
    tokenSchema.extend({ /** After enrolment, and never again. */ recovery_codes: z.array(z.string()) }),
    { errors: ['INVALID_TOKEN', 'INVALID_CODE'], limit: 'check' },
  ),
} as const satisfies Record<string, Endpoint>
