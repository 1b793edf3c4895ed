import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { deriveKey } from '@/lib/server/http/token'
import { openText, sealText } from '@/lib/server/sealed-text'

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

export type Ticket = {
  /** Whose password was right. */
  accountId: string
  /** Null = the account has its secret already. */
  enrolment: Enrolment | null
}

const key = () => deriveKey('totp ticket')

export async function writeTicket({ accountId, enrolment }: Ticket, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  const sealed = enrolment && sealText(enrolPurpose, accountId, JSON.stringify(enrolment))
  return new SignJWT(sealed === null ? {} : { enrol: sealed })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(accountId)
    .setExpirationTime(seconds + ticketSeconds)
    .sign(key())
}

/** Null = expired, forged or no ticket. */
export async function readTicket(ticket: string, now: Date): Promise<Ticket | null> {
  const payload = await jwtVerify(ticket, key(), { algorithms: ['HS256'], currentDate: now }).then(
    (verified) => verified.payload,
    () => null,
  )
  if (!payload?.sub) return null
  const { sub: accountId, enrol } = payload
  const enrolment =
    typeof enrol === 'string' ? enrolmentSchema.parse(JSON.parse(openText(enrolPurpose, accountId, enrol))) : null
  return { accountId, enrolment }
}
