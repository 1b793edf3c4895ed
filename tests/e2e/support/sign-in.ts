import type { BrowserContext } from '@playwright/test'
import { sessionCookies } from '@/lib/auth/cookies'
import { sealAccessToken } from '@/lib/auth/session-token'

/** Signs a browser in with an access token of the company API, as after a sign-in; it is not renewed. */
export async function signIn(context: BrowserContext, accessToken: string, origin: string): Promise<void> {
  const maxAge = 600
  const expires = new Date(Date.now() + maxAge * 1000)
  const token = await sealAccessToken(accessToken, maxAge)
  const cookies = sessionCookies({ token, refreshToken: 'none', expires, maxAge }, { secure: false })
  await context.addCookies(
    cookies.map((cookie) => {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url: origin, httpOnly: cookie.includes('HttpOnly'), sameSite: 'Lax' as const }
    }),
  )
}
