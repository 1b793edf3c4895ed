import { normalizeError } from '@/lib/client/normalize-error'
import { cookieNames } from '@/lib/config/browser-keys'
import type { ApiError } from '@/lib/contract/api-error'
import { companyAsVisitor, isRefusal } from './as-visitor'
import { clearedCookies, expiryCookie, readCookies } from './cookies'
import { cookiesFor, isSecureSite } from './open-session'

/** So long a page is shown with what there is when the company cannot be asked, instead of being sent in circles, s. */
const pauseSeconds = 30

export type Renewal = {
  /** Null = the visitor is signed out, or the company could not be asked. */
  accessToken: string | null
  /** Set-Cookie headers. */
  cookies: string[]
  /** Why the company could not be asked; undefined = it was. */
  fault?: ApiError
}

/** A token in another shape than the company's is no token. */
const leastLength = 20

/** The refresh tokens that a browser brings; more than one when another site of the domain has planted some. */
export const refreshTokensOf = (request: Request): string[] =>
  readCookies(request.headers.get('cookie'), cookieNames['sign-in-renewal']).filter(
    (token) => token.length >= leastLength,
  )

/** Exchanges the visitor's refresh token. One that is refused is forgotten; a company that does not answer changes nothing. */
export async function renewSession(request: Request, now: Date): Promise<Renewal> {
  const company = companyAsVisitor(request)
  for (const refresh_token of refreshTokensOf(request))
    try {
      const tokens = await company.call('refreshToken', { refresh_token })
      return { accessToken: tokens.access_token, cookies: await cookiesFor(tokens, now) }
    } catch (error) {
      const fault = normalizeError(error)
      // 400: not even a token in shape.
      if (isRefusal(fault) || fault.status === 400) continue
      const until = new Date(now.getTime() + pauseSeconds * 1000)
      return { accessToken: null, cookies: [expiryCookie(until, pauseSeconds, { secure: isSecureSite() })], fault }
    }
  return { accessToken: null, cookies: clearedCookies() }
}
