import { cookieNames } from '@/lib/config/browser-keys'

/** Lax, so that links from mail and LINE arrive signed in; nothing is changed by a link. */
const common = 'Path=/; SameSite=Lax'

export type SessionCookies = {
  /** Encrypted access token. */
  token: string
  refreshToken: string
  /** When the access token ends. */
  expires: Date
  /** How long the browser keeps all three, s. */
  maxAge: number
}

type Write = { secure: boolean }

function write(name: string, value: string, maxAge: number, attributes: string): string {
  return `${name}=${value}; ${common}; Max-Age=${maxAge}${attributes}`
}

/** Set-Cookie headers of somebody who is signed in. */
export function sessionCookies({ token, refreshToken, expires, maxAge }: SessionCookies, { secure }: Write): string[] {
  const safely = secure ? '; Secure' : ''
  return [
    write(cookieNames['sign-in'], token, maxAge, `; HttpOnly${safely}`),
    write(cookieNames['sign-in-renewal'], refreshToken, maxAge, `; HttpOnly${safely}`),
    expiryCookie(expires, maxAge, { secure }),
  ]
}

/** Readable by scripts: it opens nothing. */
export function expiryCookie(expires: Date, maxAge: number, { secure }: Write): string {
  return write(cookieNames['sign-in-expiry'], String(expires.getTime()), maxAge, secure ? '; Secure' : '')
}

/** Set-Cookie headers that leave nothing of a sign-in behind. */
export function clearedCookies(): string[] {
  const names = [cookieNames['sign-in'], cookieNames['sign-in-renewal']]
  return [...names.map((name) => write(name, '', 0, '; HttpOnly')), write(cookieNames['sign-in-expiry'], '', 0, '')]
}

/** One cookie of a request; null = none, or an empty one, which a browser may bring back after signing out. */
export function readCookie(request: Request, name: string): string | null {
  const pairs = request.headers.get('cookie')?.split(';') ?? []
  const pair = pairs.map((text) => text.trim()).find((text) => text.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) || null
}
