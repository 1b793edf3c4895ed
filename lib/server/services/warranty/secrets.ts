import { randomInt } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { deriveKey } from '@/lib/server/http/token'
import { makePrivateToken, readPrivateToken } from '@/lib/server/private-link'

const ticketSeconds = 15 * 60

/** Letters that cannot be misread on paper or misheard on the phone. */
const numberLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number to tell people, such as `W-7KQ4-M2XD`; says nothing of how many there are. */
export function makeNumber(prefix: 'W' | 'C'): string {
  const letters = Array.from({ length: 8 }, () => numberLetters.charAt(randomInt(numberLetters.length)))
  return `${prefix}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** Path of the private page. The key stands after `#`, so that no server, log or referrer ever sees it. */
export function passportPathOf(warrantyId: string): string {
  return `/services/warranty/passport#${makePrivateToken('warranty', warrantyId)}`
}

export function readPassportToken(token: string): string | null {
  return readPrivateToken('warranty', token)
}

/** Opens one registration's documents for a quarter of an hour; made for addresses, because some phone browsers cannot save what a script made. */
export async function makeTicket(warrantyId: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(warrantyId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ticketSeconds)
    .sign(deriveKey('warranty ticket'))
}

/** Registration of a valid ticket; null = expired, forged or no ticket. */
export async function readTicket(ticket: string, now: Date): Promise<string | null> {
  return jwtVerify(ticket, deriveKey('warranty ticket'), { algorithms: ['HS256'], currentDate: now }).then(
    ({ payload }) => payload.sub ?? null,
    () => null,
  )
}
