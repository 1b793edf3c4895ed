import { decode, encode } from 'next-auth/jwt'
import { deriveKey } from '@/lib/server/http/token'

/** Of what next-auth encrypts and signs; no other purpose has it. */
export const authSecret = (): string => deriveKey('next-auth').toString('base64')

/** What the cookie holds, encrypted: the access token and nothing about its owner. */
export async function sealAccessToken(accessToken: string, maxAge: number): Promise<string> {
  return encode({ token: { at: accessToken }, secret: authSecret(), maxAge })
}

/** The access token in a cookie; null for one that is forged, too old, or something else. */
export async function openAccessToken(cookie: string): Promise<string | null> {
  const token = await decode({ token: cookie, secret: authSecret() }).catch(() => null)
  return typeof token?.at === 'string' ? token.at : null
}
