import type { TokenPair } from '@/lib/contract/account'
import { environment } from '@/lib/config/environment'
import { sessionCookies } from './cookies'
import { sealAccessToken } from './session-token'

export const isSecureSite = (): boolean => environment().SITE_URL.startsWith('https:')

/** Set-Cookie headers for tokens that the company has just given out. */
export async function cookiesFor(tokens: TokenPair, now: Date): Promise<string[]> {
  const { access_token, expires_in, refresh_token: refreshToken, refresh_expires_in: maxAge } = tokens
  const token = await sealAccessToken(access_token, maxAge)
  const expires = new Date(now.getTime() + expires_in * 1000)
  return sessionCookies({ token, refreshToken, expires, maxAge }, { secure: isSecureSite() })
}
