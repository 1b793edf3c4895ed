import { z } from 'zod'

/**
 * What a public form sends along so that the server can tell people from machines, under the name `guard`. Nothing in it is ever a reason to
 * refuse a form: a wrong guess about a person costs more than a machine's row.
 */
export const spamGuardSchema = z.object({
  /** A field that people do not see and machines fill in. */
  website: z.string().max(500).default(''),
  /** From the moment the form was shown to the moment it was sent, ms. Measured by the browser, so that clocks need not agree. */
  elapsedMs: z.number().int().min(0),
  /** Of the robot check, when one is configured and it answered. */
  robotToken: z.string().min(1).max(8192).optional(),
})
export type SpamGuard = z.infer<typeof spamGuardSchema>
