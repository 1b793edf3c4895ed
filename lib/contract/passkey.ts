import { z } from 'zod'
import { signInSchema, typedPasswordSchema } from './account'
import { langShape } from './common'
import { nothing, post, type Endpoint } from './endpoint'

/** Bytes as WebAuthn writes them in JSON. */
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/)

const credentialIdSchema = base64url(1400)
const transportsSchema = z.array(z.string().max(20)).max(8)
const descriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: transportsSchema.optional(),
})

/** What a browser makes a passkey with: WebAuthn's PublicKeyCredentialCreationOptionsJSON, as far as this site uses it. */
const creationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** What it signs in with: it names no credential, so that a question says nothing about who has one. */
const requestSchema = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  userVerification: z.literal('required'),
})

const credentialShape = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
}

const registrationSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: base64url(2000),
    attestationObject: base64url(8000),
    transports: transportsSchema.default([]),
  }),
})

const assertionSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: base64url(2000),
    authenticatorData: base64url(2000),
    signature: base64url(1000),
    userHandle: base64url(100).optional(),
  }),
})

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null = not used yet. */
  usedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

const passkeysSchema = z.array(passkeySchema)
const passkeyName = z.string().trim().min(1).max(60)
/** Of a question that was asked; its answer is good once, and only for what it was asked for. */
const ceremonyShape = { ceremony: z.uuid() }
const signedIn = { auth: true } as const

export const passkeyEndpoints = {
  beginPasskey: {
    ...post(
      'account/begin-passkey',
      'What a browser makes a passkey with; asks for the password once more',
      z.object({ password: typedPasswordSchema }),
      z.object({ ...ceremonyShape, options: creationSchema }),
      { errors: ['UNAUTHORIZED', 'INVALID_CREDENTIALS'], limit: 'check' },
    ),
    ...signedIn,
  },
  addPasskey: {
    ...post(
      'account/add-passkey',
      'Keep the passkey a browser has made; the owner is told',
      z.object({ ...langShape, ...ceremonyShape, name: passkeyName, credential: registrationSchema }),
      passkeysSchema,
      { errors: ['UNAUTHORIZED', 'INVALID_TOKEN', 'CONFLICT'], limit: 'check' },
    ),
    ...signedIn,
  },
  renamePasskey: {
    ...post(
      'account/rename-passkey',
      'Call a passkey something else',
      z.object({ id: credentialIdSchema, name: passkeyName }),
      passkeysSchema,
      { errors: ['UNAUTHORIZED', 'NOT_FOUND'] },
    ),
    ...signedIn,
  },
  removePasskey: {
    ...post(
      'account/remove-passkey',
      'Take a passkey away: nobody signs in with it any more; the owner is told',
      z.object({ ...langShape, id: credentialIdSchema }),
      passkeysSchema,
      { errors: ['UNAUTHORIZED', 'NOT_FOUND'] },
    ),
    ...signedIn,
  },
  beginPasskeySignIn: post(
    'account/begin-passkey-sign-in',
    'What a browser signs in with by a passkey; the same for everybody',
    nothing,
    z.object({ ...ceremonyShape, options: requestSchema }),
    { limit: 'check' },
  ),
  signInWithPasskey: post(
    'account/passkey-sign-in',
    'Sign in with a passkey; an account with a second factor gets a ticket for it',
    z.object({ ...ceremonyShape, credential: assertionSchema }),
    signInSchema,
    { errors: ['INVALID_CREDENTIALS'], limit: 'token' },
  ),
} as const satisfies Record<string, Endpoint>
