import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { deriveKey } from '@/lib/server/http/token'

const attachmentSchema = z.object({ name: z.string(), type: z.string(), base64: z.string() })
/** `html` is null and `subject` empty for an SMS. */
const bodySchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  attachments: z.array(attachmentSchema),
})

/** A small file that goes with an e-mail. */
export type Attachment = z.infer<typeof attachmentSchema>
export type MessageBody = z.infer<typeof bodySchema>

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** What a message says, so that only this site's token secret opens it; bound to its row, so that it cannot be moved to another recipient. Base64url. */
export function sealBody(id: string, body: MessageBody): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, deriveKey('outbox body'), iv).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when it was sealed for another row or with another secret, or was changed. */
export function openBody(id: string, sealed: string): MessageBody {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, deriveKey('outbox body'), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const opened = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
  return bodySchema.parse(JSON.parse(opened.toString('utf8')))
}
