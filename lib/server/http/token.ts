import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { environment } from '@/lib/config/environment'
import { readOrMakeSecret } from './secret-file'

export const tokenLifetimeSeconds = 60 * 15

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

/** Who calls, and in which session; a token is worth nothing once that session is over. */
export type TokenSubject = { account: string; session: string }

/** A bearer token, valid for `tokenLifetimeSeconds`. */
export async function signToken({ account, session }: TokenSubject, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: session })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(account)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + tokenLifetimeSeconds)
    .sign(secret())
}

/** Null = expired, forged or not a token. */
export async function readToken(token: string, now: Date): Promise<TokenSubject | null> {
  return jwtVerify(token, secret(), { algorithms: ['HS256'], currentDate: now }).then(
    ({ payload: { sub, sid } }) => (sub && typeof sid === 'string' ? { account: sub, session: sid } : null),
    () => null,
  )
}
