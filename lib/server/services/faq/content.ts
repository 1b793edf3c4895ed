import { z } from 'zod'
import { readContent } from '@/lib/content/read-content'
import { slugSchema, type Lang } from '@/lib/contract/common'
import type { FaqBlock, FaqTopic } from '@/lib/contract/faq'
import { faqTopicIds } from './topics'

/** How writers put an answer down: a text is a paragraph, a row of texts a list, a text with an address a link. */
const writtenBlock = z.union([
  z.string().min(1),
  z.array(z.string().min(1)).min(2),
  z.strictObject({ text: z.string().min(1), href: z.string().startsWith('/') }),
])
const writtenTopic = z.strictObject({
  title: z.string().min(1),
  questions: z
    .array(
      z.strictObject({
        id: slugSchema,
        question: z.string().min(1),
        /** Other ways to ask; found by the search, never shown. */
        words: z.string().optional(),
        answer: z.array(writtenBlock).min(1),
      }),
    )
    .min(1),
})

export type FaqContent = {
  topics: FaqTopic[]
  /** Other ways to ask, by id of the question. */
  words: ReadonlyMap<string, string>
}

const loaded = new Map<Lang, Promise<FaqContent>>()

/** Questions and answers of one language, read once per process and numbered through. Throws when a file is not as it should be. */
export function loadFaq(lang: Lang): Promise<FaqContent> {
  const known = loaded.get(lang)
  if (known) return known
  const reading = readFaqFiles(lang)
  loaded.set(lang, reading)
  reading.catch(() => loaded.delete(lang))
  return reading
}

async function readFaqFiles(lang: Lang): Promise<FaqContent> {
  const files = await Promise.all(
    faqTopicIds.map(async (id) => ({ id, ...(await readContent(lang, 'faq', id, writtenTopic)) })),
  )
  const words = new Map(
    files.flatMap(({ questions }) =>
      questions.flatMap((question) => (question.words ? [[question.id, question.words] as const] : [])),
    ),
  )
  let number = 0
  const topics = files.map(({ id, title, questions }) => ({
    id,
    title,
    questions: questions.map((question) => {
      number += 1
      return { id: question.id, number, question: question.question, answer: question.answer.map(toBlock) }
    }),
  }))
  return { topics, words }
}

function toBlock(written: z.infer<typeof writtenBlock>): FaqBlock {
  if (typeof written === 'string') return { kind: 'paragraph', text: written }
  return Array.isArray(written) ? { kind: 'list', items: written } : { kind: 'link', ...written }
}
