import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '@/lib/server/http/token'

/** `<session>.<generation>.<secret>` */
export type RefreshToken = { session: string; generation: number; secret: string }

/** Exchanged every quarter of an hour, half a year has fewer. */
const mostGenerations = 20_000

function keyed(label: string, { session, generation, secret }: RefreshToken): Buffer {
  return createHmac('sha256', deriveKey(label))
    .update(JSON.stringify([session, generation, secret]))
    .digest()
}

export function firstRefreshToken(session: string): RefreshToken {
  return { session, generation: 0, secret: randomBytes(32).toString('base64url') }
}

/** Follows from the token it replaces, so that calls made at once with one token get one successor, and no token has to be kept for that. */
export function successorOf(token: RefreshToken): RefreshToken {
  const secret = keyed('refresh token successor', token).toString('base64url')
  return { session: token.session, generation: token.generation + 1, secret }
}

export function hashRefreshToken(token: RefreshToken): string {
  return keyed('refresh token', token).toString('hex')
}

export function writeRefreshToken({ session, generation, secret }: RefreshToken): string {
  return `${session}.${generation}.${secret}`
}

/** Null = of no such form. */
export function readRefreshToken(text: string): RefreshToken | null {
  const [, session, generation, secret] = /^([\da-f-]{36})\.(\d{1,5})\.([\w-]{43})$/.exec(text) ?? []
  return session && secret ? { session, generation: Number(generation), secret } : null
}

/** Whether the newest token of a session follows from this one: then it was given out, however long ago. A made-up one can end no session. */
export function isOfFamily(token: RefreshToken, newest: { generation: number; refresh_hash: string }): boolean {
  if (token.generation > newest.generation || newest.generation > mostGenerations) return false
  let at = token
  while (at.generation < newest.generation) at = successorOf(at)
  return timingSafeEqual(Buffer.from(hashRefreshToken(at)), Buffer.from(newest.refresh_hash))
}
