import { z } from 'zod'
import { ticketShape } from './account'

/** What the site answers to a way of signing in: it is done, or a code of the second factor is still wanted. */
export const signInAnswerSchema = z.union([
  z.object(ticketShape),
  z.object({
    signed_in: z.literal(true),
    /** After enrolment of a second factor, and never again. */ recovery_codes: z.array(z.string()),
  }),
])
export type SignInAnswer = z.infer<typeof signInAnswerSchema>

/** Ways of signing in by what they prove; the inputs are those of the operations of the company API. */
export const signInWays = {
  local: 'token',
  passkey: 'signInWithPasskey',
  totp: 'confirmTotp',
  registration: 'confirmAccount',
} as const
export type SignInWay = keyof typeof signInWays
