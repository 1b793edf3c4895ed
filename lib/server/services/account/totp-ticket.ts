import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { deriveKey } from '@/lib/server/http/token'
import { openText, sealText } from '@/lib/server/sealed-text'
import type { KnownAccount } from './find-account'

export const ticketSeconds = 5 * 60

const enrolPurpose = 'totp enrolment'

/** A secret that is the account's as soon as a code of it has come. */
const enrolmentSchema = z.object({
  /** Base64. */
  secret: z.string(),
  /** What was kept when it was made; null = nothing. */
  replaces: z.string().nullable(),
})
export type Enrolment = z.infer<typeof enrolmentSchema>

type Ticket = {
  /** Whose password was right. */
  accountId: string
  /** Of the password it was given for: with another one it opens nothing. */
  mark: string
  /** Null = the account has its secret already. */
  enrolment: Enrolment | null
}

const key = () => deriveKey('totp ticket')

/** What a ticket knows of a password; nothing can be guessed from it, as the hash has its own salt. */
export const markOf = ({ password_hash }: Pick<KnownAccount, 'password_hash'>): string =>
  createHash('sha256').update(password_hash).digest('base64url')

export async function writeTicket(
  account: Pick<KnownAccount, 'id' | 'password_hash'>,
  enrolment: Enrolment | null,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  const sealed = enrolment && sealText(enrolPurpose, account.id, JSON.stringify(enrolment))
  return new SignJWT({ mark: markOf(account), ...(sealed !== null && { enrol: sealed }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(account.id)
    .setExpirationTime(seconds + ticketSeconds)
    .sign(key())
}

/** Null = expired, forged or no ticket. */
export async function readTicket(ticket: string, now: Date): Promise<Ticket | null> {
  const payload = await jwtVerify(ticket, key(), { algorithms: ['HS256'], currentDate: now }).then(
    (verified) => verified.payload,
    () => null,
  )
  if (!payload?.sub || typeof payload.mark !== 'string') return null
  const { sub: accountId, mark, enrol } = payload
  const enrolment =
    typeof enrol === 'string' ? enrolmentSchema.parse(JSON.parse(openText(enrolPurpose, accountId, enrol))) : null
  return { accountId, mark, enrolment }
}
