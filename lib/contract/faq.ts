import { z } from 'zod'
import { langShape, slugSchema } from './common'
import { get, type Endpoint } from './endpoint'

/** A part of an answer. `href` is a shared path of this site, without a language prefix. */
export const faqBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()).min(2) }),
  z.object({ kind: z.literal('link'), text: z.string(), href: z.string().startsWith('/') }),
])
export type FaqBlock = z.infer<typeof faqBlockSchema>

export const faqQuestionSchema = z.object({
  id: slugSchema,
  /** Place among all questions, from 1; the same in every language. */
  number: z.int().positive(),
  question: z.string(),
  answer: z.array(faqBlockSchema).min(1),
})
export type FaqQuestion = z.infer<typeof faqQuestionSchema>

export const faqTopicSchema = z.object({ id: slugSchema, title: z.string(), questions: z.array(faqQuestionSchema) })
export type FaqTopic = z.infer<typeof faqTopicSchema>

export const faqQuery = z.object({
  ...langShape,
  q: z.string().trim().min(1).max(120).optional(),
  topic: slugSchema.optional(),
})
export const faqAnswerSchema = z.object({
  /** What was asked; null = nothing, so that all questions are listed. */
  query: z.string().nullable(),
  /** What was searched instead, when the query was typed with the wrong keyboard layout. */
  corrected: z.string().nullable(),
  total: z.int(),
  /** In the order of the site; topics without a question that was found are left out. */
  topics: z.array(faqTopicSchema),
  /** Ids of the questions that were found, best first; without a query in their own order. */
  ranked: z.array(slugSchema),
})
export type FaqAnswer = z.infer<typeof faqAnswerSchema>

export const faqEndpoints = {
  getFaq: get(
    'faq',
    'Questions and answers by topic, all of them or those that a query finds',
    faqQuery,
    faqAnswerSchema,
    { errors: ['NOT_FOUND'], limit: 'search' },
  ),
} as const satisfies Record<string, Endpoint>
