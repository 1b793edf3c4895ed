import { z } from 'zod'
import { langShape } from './common'
import { post, type Endpoint } from './endpoint'
import { text } from './warranty-parts'

/** What its owner is sent about a registration beside what they set off themselves. */
export const warrantyMessagesSchema = z.object({ reminders: z.boolean(), news: z.boolean() })
export type WarrantyMessages = z.infer<typeof warrantyMessagesSchema>

export const messagesEndpoints = {
  getWarrantyMessages: post(
    'warranty/messages',
    'Whether reminders and news are sent, for who has the link of such a mail',
    z.object({ token: text(200) }),
    warrantyMessagesSchema,
    { errors: ['NOT_FOUND'], limit: 'check' },
  ),
  stopWarrantyMessages: post(
    'warranty/stop-messages',
    'Stop reminders, or withdraw the consent to news; recorded with the time, and once only',
    z.object({ ...langShape, token: text(200), what: z.enum(['reminders', 'news']) }),
    warrantyMessagesSchema,
    { errors: ['NOT_FOUND'] },
  ),
} as const satisfies Record<string, Endpoint>
