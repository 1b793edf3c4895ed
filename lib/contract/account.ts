import { z } from 'zod'
import { scopeListSchema } from './scope'

const usernameSchema = z.string().trim().min(3).max(254)
/** One that somebody chooses. */
export const passwordSchema = z.string().min(8).max(200)
/** One that is compared with the kept one. It may be shorter than one that is chosen: then it is wrong, not malformed. */
export const typedPasswordSchema = z.string().min(1).max(200)
export const tokenRequest = z.object({ username: usernameSchema, password: typedPasswordSchema })
/** Both lifetimes in seconds. A refresh token is good for one call; calls that were made at once get the same successor. */
export const tokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z.string(),
  refresh_expires_in: z.int(),
})
export type TokenPair = z.infer<typeof tokenSchema>

/** The password was right; a code of the account's second factor is still wanted, within so many seconds. */
export const ticketShape = { totp_ticket: z.string(), expires_in: z.int() }
export const totpTicketSchema = z.object(ticketShape)
export const signInSchema = z.union([tokenSchema, totpTicketSchema])

const secondFactors = ['not-needed', 'missing', 'given'] as const

export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.email().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  scope: scopeListSchema,
  /** `missing`: the scopes of staff are withheld until this session has given one. */
  secondFactor: z.enum(secondFactors),
})
export type User = z.infer<typeof userSchema>
/** The specification: "data is the user". */
export const currentUserSchema = z.object({ data: userSchema })
