import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { environment } from '@/lib/config/environment'
import { readOrMakeSecret } from './secret-file'

export const tokenLifetimeSeconds = 60 * 60 * 8

const secretFile = 'data/token-secret'
let known: Uint8Array | null = null

/** TOKEN_SECRET, or a secret made on first use and kept beside the data, so that no default is ever shared between installations. Throws for a secret that is missing and cannot be made, empty or short. */
function secret(): Uint8Array {
  known ??= new TextEncoder().encode(environment().TOKEN_SECRET ?? readOrMakeSecret(secretFile))
  return known
}

/** A key of its own for one purpose, so that what is signed for one is worth nothing for another. */
export function deriveKey(label: string): Buffer {
  return createHmac('sha256', secret()).update(label).digest()
}

/** A bearer token for this subject, valid for `tokenLifetimeSeconds`. */
export async function signToken(subject: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(`${tokenLifetimeSeconds}s`)
    .sign(secret())
}

/** Subject of a valid token; null = expired, forged or not a token. */
export async function readToken(token: string): Promise<string | null> {
  return jwtVerify(token, secret(), { algorithms: ['HS256'] }).then(
    ({ payload }) => payload.sub ?? null,
    () => null,
  )
}
