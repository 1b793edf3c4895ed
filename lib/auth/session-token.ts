import { decode, encode } from 'next-auth/jwt'
import { cookieNames } from '@/lib/config/browser-keys'
import { deriveKey } from '@/lib/server/http/token'
import { readCookies } from './cookies'

/** Of what next-auth encrypts and signs; no other purpose has it. */
export const authSecret = (): string => deriveKey('next-auth').toString('base64')

/** What the cookie holds, encrypted: the access token and nothing about its owner. */
export async function sealAccessToken(accessToken: string, maxAge: number): Promise<string> {
  return encode({ token: { at: accessToken }, secret: authSecret(), maxAge })
}

/** The access token that a `Cookie` header brings; null = none, or only such as are forged, too old, or something else. */
export async function readAccessToken(header: string | null): Promise<string | null> {
  for (const cookie of readCookies(header, cookieNames['sign-in'])) {
    const token = await decode({ token: cookie, secret: authSecret() }).catch(() => null)
    if (typeof token?.at === 'string') return token.at
  }
  return null
}
