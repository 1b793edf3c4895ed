import { z } from 'zod'
import { langShape } from './common'
import { typedEmailSchema } from './email'
import { post, type Endpoint } from './endpoint'
import { phoneSchema } from './phone'

/** Asks for a code to the phone or mailbox a registration was made with. */
const sendCodeInput = z.object({
  ...langShape,
  purpose: z.literal('warranty-check'),
  serial: z.string().trim().min(1).max(40),
  /** E.164, or an e-mail address; nothing is sent to any other than the one on file. */
  to: z.union([typedEmailSchema.max(254), phoneSchema]),
})

export const messageEndpoints = {
  sendSMS: post(
    'messages/code',
    'Send a one-time code; the answer is the same whether or not there is somebody to send it to',
    sendCodeInput,
    z.object({ minutes: z.int() }),
    { limit: 'message' },
  ),
} as const satisfies Record<string, Endpoint>
