import { z } from 'zod'

/** Permission scopes of the specification's `scope` field. */
const scopes = ['customer', 'dealer', 'staff', 'content', 'internal'] as const
export const scopeSchema = z.enum(scopes)
export type Scope = z.infer<typeof scopeSchema>

export const tokenRequest = z.object({
  username: z.string().trim().min(3).max(254),
  password: z.string().min(8).max(200),
})
/** `expires_in` in seconds. */
export const tokenSchema = z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int() })

export const userSchema = z.object({ id: z.string(), name: z.string(), email: z.email(), scope: z.array(scopeSchema) })
export type User = z.infer<typeof userSchema>
/** The specification: "data is the user". */
export const currentUserSchema = z.object({ data: userSchema })
