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

/** Set-Cookie header that takes away the proof of a form of sign-in. */
export const clearedFormCookie = (): string => write(cookieNames['sign-in-form'], '', 0, '')

const refused = 'refused.'

/** How long a browser whose session was refused is believed to have none, s. */
const refusedSeconds = 30

/** Says to the next page that the company has just refused what this browser holds. It opens nothing. */
export function refusedCookie(now: Date): string {
  return write(cookieNames['sign-in-expiry'], refused + String(now.getTime()), refusedSeconds, '')
}

/**
 * Whether the company has just refused what a browser holds. Only then: what another site of the domain has planted cannot be taken away here,
 * and would send the visitor in circles; and a refusal that was planted itself is over as soon.
 */
export function wasRefused(header: string | null, now: Date): boolean {
  return readCookies(header, cookieNames['sign-in-expiry']).some((value) => {
    const age = now.getTime() - Number(value.slice(refused.length))
    return value.startsWith(refused) && age >= 0 && age < refusedSeconds * 1000
  })
}

/** Cookies of one name that are looked at; a browser of this site has one. */
const mostOfAName = 10

/**
 * What a `Cookie` header says of a name, the last first; an empty one, which a browser may bring back after signing out, is none. There are several
 * when another site of the domain has planted one: browsers send longer paths first, so this site's own, whose path is `/`, is the likeliest at the end.
 */
export function readCookies(header: string | null, name: string): string[] {
  const pairs = header?.split(';').map((text) => text.trim()) ?? []
  const values = pairs.flatMap((text) => (text.startsWith(`${name}=`) ? [text.slice(name.length + 1)] : []))
  return [...new Set(values.reverse())].filter((value) => value !== '').slice(0, mostOfAName)
}
