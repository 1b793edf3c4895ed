import { z } from 'zod'
import { langShape } from './common'
import { uploadIdSchema } from './upload'
import { keySchema, passportKey, text } from './warranty-parts'
import { replyPhotosMost } from './warranty-words'

/** Who writes about a claim or a registration: its owner, or the service desk. */
export const threadWriters = ['customer', 'staff'] as const
export type ThreadWriter = (typeof threadWriters)[number]

export const threadMessageSchema = z.object({
  at: z.iso.datetime(),
  from: z.enum(threadWriters),
  /** Empty = photos alone. */
  text: z.string(),
  photoCount: z.int(),
})
export type ThreadMessage = z.infer<typeof threadMessageSchema>

/** The most messages about one claim or one registration, of both sides together; then it is settled on the phone. */
export const threadMessagesMost = 100

/** What its owner writes, words or photos or both. `key`: made once for each message. */
export const replyShape = {
  key: keySchema,
  ...langShape,
  ...passportKey,
  text: text(2000).optional(),
  photoIds: z.array(uploadIdSchema).max(replyPhotosMost).default([]),
}
