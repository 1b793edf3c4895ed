import { z } from 'zod'
import { openText, sealText } from '@/lib/server/sealed-text'

const attachmentSchema = z.object({ name: z.string(), type: z.string(), base64: z.string() })
/** `html` is null and `subject` empty for an SMS; `stopUrl` is where an e-mail that comes again by itself is turned off. */
const bodySchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  stopUrl: z.string().optional(),
  attachments: z.array(attachmentSchema),
})

/** A small file that goes with an e-mail. */
export type Attachment = z.infer<typeof attachmentSchema>
export type MessageBody = z.infer<typeof bodySchema>

const purpose = 'outbox body'

/** What a message says, bound to its row, so that it cannot be moved to another recipient. */
export function sealBody(id: string, body: MessageBody): string {
  return sealText(purpose, id, JSON.stringify(body))
}

/** Throws when it was sealed for another row or with another secret, or was changed. */
export function openBody(id: string, sealed: string): MessageBody {
  return bodySchema.parse(JSON.parse(openText(purpose, id, sealed)))
}
