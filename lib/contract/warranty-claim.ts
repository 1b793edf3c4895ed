import { z } from 'zod'
import { post, type Endpoint } from './endpoint'
import { keySchema, text } from './warranty-parts'
import { actorSchema, claimStateSchema } from './warranty-schemas'
import { replyShape, threadMessageSchema } from './warranty-thread'
import { claimSymptoms } from './warranty-words'

export const timelineEntrySchema = z.object({
  at: z.iso.datetime(),
  state: z.string(),
  actor: actorSchema,
  reason: z.string().nullable(),
})

export const claimSchema = z.object({
  number: z.string(),
  state: claimStateSchema,
  symptom: z.enum(claimSymptoms),
  openedAt: z.iso.datetime(),
  timeline: z.array(timelineEntrySchema),
  /** What both sides wrote since it was opened, in order. */
  messages: z.array(threadMessageSchema),
})
export type Claim = z.infer<typeof claimSchema>

const number = text(20)

export const claimEndpoints = {
  replyToClaim: post(
    'warranty/claim-reply',
    'Write to the service desk about an open claim, or send further photos, as its owner',
    z.object({ ...replyShape, number }),
    claimSchema,
    { errors: ['NOT_FOUND', 'CONFLICT'] },
  ),
  answerClaim: {
    ...post(
      'warranty/claim-answer',
      'Answer the owner of an open claim',
      z.object({ key: keySchema, number, text: text(2000) }),
      claimSchema,
      { errors: ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] },
    ),
    auth: true,
    scope: 'service',
  },
} as const satisfies Record<string, Endpoint>
