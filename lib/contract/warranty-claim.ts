import { z } from 'zod'
import { langShape } from './common'
import { post, type Endpoint } from './endpoint'
import { uploadIdSchema } from './upload'
import { keySchema, passportKey, text } from './warranty-parts'
import { actorSchema, claimStateSchema } from './warranty-schemas'
import { claimPhotosMost, claimSymptoms } from './warranty-words'

export const timelineEntrySchema = z.object({
  at: z.iso.datetime(),
  state: z.string(),
  actor: actorSchema,
  reason: z.string().nullable(),
})

/** Who writes in a claim: its owner, or the service desk. */
export const claimWriters = ['customer', 'staff'] as const

const claimMessageSchema = z.object({
  at: z.iso.datetime(),
  from: z.enum(claimWriters),
  /** Empty = photos alone. */
  text: z.string(),
  photoCount: z.int(),
})

export const claimSchema = z.object({
  number: z.string(),
  state: claimStateSchema,
  symptom: z.enum(claimSymptoms),
  openedAt: z.iso.datetime(),
  timeline: z.array(timelineEntrySchema),
  /** What both sides wrote since it was opened, in order. */
  messages: z.array(claimMessageSchema),
})
export type Claim = z.infer<typeof claimSchema>

/** The most messages of one claim, of both sides together; then it is settled on the phone. */
export const claimMessagesMost = 100

const number = text(20)

export const claimEndpoints = {
  replyToClaim: post(
    'warranty/claim-reply',
    'Write to the service desk about an open claim, or send further photos, as its owner',
    z.object({
      key: keySchema,
      ...langShape,
      ...passportKey,
      number,
      text: text(2000).optional(),
      photoIds: z.array(uploadIdSchema).max(claimPhotosMost).default([]),
    }),
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
