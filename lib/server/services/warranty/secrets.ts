import { jwtVerify, SignJWT } from 'jose'
import { deriveKey } from '@/lib/server/http/token'
import { makePrivateToken, readPrivateToken } from '@/lib/server/private-link'

const ticketSeconds = 15 * 60

/** Path of the private page. The key stands after `#`, so that no server, log or referrer ever sees it. */
export function passportPathOf(warrantyId: string): string {
  return `/services/warranty/passport#${makePrivateToken('warranty', warrantyId)}`
}

/** Path of the page that stops reminders and news. Its key opens nothing else, so that such a mail may be passed on. */
export function messagesPathOf(warrantyId: string): string {
  return `/services/warranty/messages#${makePrivateToken('warranty messages', warrantyId)}`
}

export function readMessagesToken(token: string): string | null {
  return readPrivateToken('warranty messages', token)
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
