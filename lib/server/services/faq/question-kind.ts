import { z } from 'zod'
import { readContent } from '@/lib/content/read-content'
import { localizedTextSchema, slugSchema, type Lang } from '@/lib/contract/common'
import type { FaqBlock } from '@/lib/contract/faq'
import { langs } from '@/lib/contract/lang-words'
import { readArticle, writeArticle } from '@/lib/domain/editor/article'
import { faqTopicIds } from '@/lib/domain/faq-topics'
import type { ContentKind } from '@/lib/server/services/editor/content-kind'
import { factsOf, inEachLang, localized } from '@/lib/server/services/editor/typed'

/** How writers put an answer down: a text is a paragraph, a row of texts a list, a text with an address a link. */
const writtenBlock = z.union([
  z.string().min(1),
  z.array(z.string().min(1)).min(2),
  z.strictObject({ text: z.string().min(1), href: z.string().startsWith('/') }),
])
const writtenAnswer = z.array(writtenBlock).min(1)
const writtenTopic = z.strictObject({
  title: z.string().min(1),
  questions: z
    .array(
      z.strictObject({
        id: slugSchema,
        question: z.string().min(1),
        /** Other ways to ask; found by the search, never shown. */
        words: z.string().optional(),
        answer: writtenAnswer,
      }),
    )
    .min(1),
})

const needed = z.string().min(1)
const questionSchema = z.object({
  id: slugSchema,
  topic: z.enum(faqTopicIds),
  question: localizedTextSchema.extend({ en: needed, th: needed, ja: needed }),
  words: localizedTextSchema,
  answer: z.object({ en: writtenAnswer, th: writtenAnswer, ja: writtenAnswer }),
})
export type StoredQuestion = z.infer<typeof questionSchema>

type Files = { titles: Record<Lang, ReadonlyMap<string, string>>; questions: StoredQuestion[] }
let files: Promise<Files> | null = null

/** A question of the English with its translations; throws when a language lacks it. */
function joined(topic: (typeof faqTopicIds)[number], texts: Record<Lang, z.infer<typeof writtenTopic>>): unknown[] {
  return texts.en.questions.map(({ id }) => {
    const found = inEachLang((lang) => texts[lang].questions.find((one) => one.id === id))
    return {
      id,
      topic,
      question: inEachLang((lang) => found[lang]?.question),
      words: inEachLang((lang) => found[lang]?.words ?? ''),
      answer: inEachLang((lang) => found[lang]?.answer),
    }
  })
}

async function read(): Promise<Files> {
  const topics = await Promise.all(
    faqTopicIds.map(async (id) => {
      const [en, th, ja] = await Promise.all(langs.map((lang) => readContent(lang, 'faq', id, writtenTopic)))
      if (!en || !th || !ja) throw new Error(`The topic ${id} lacks a language`)
      return { id, texts: { en, th, ja } }
    }),
  )
  return {
    titles: inEachLang((lang) => new Map(topics.map(({ id, texts }) => [id, texts[lang].title]))),
    questions: topics.flatMap(({ id, texts }) => joined(id, texts).map((one) => questionSchema.parse(one))),
  }
}

/** The files of all topics, read once per process. Throws when one is not as it should be. */
export function readFaqFiles(): Promise<Files> {
  files ??= read()
  files.catch(() => (files = null))
  return files
}

export function toBlock(written: z.infer<typeof writtenBlock>): FaqBlock {
  if (typeof written === 'string') return { kind: 'paragraph', text: written }
  return Array.isArray(written) ? { kind: 'list', items: written } : { kind: 'link', ...written }
}

export const questionKind: ContentKind<StoredQuestion> = {
  kind: 'question',
  start: async () => (await readFaqFiles()).questions,
  schema: questionSchema,
  read: ({ topic, question, words, answer }) => ({
    facts: { topic },
    words: inEachLang((lang) => ({
      question: question[lang],
      answer: writeArticle(answer[lang]),
      words: words[lang],
    })),
  }),
  make: (id, entry) => ({
    id,
    topic: factsOf(entry).text('topic'),
    question: localized(entry.words, 'question'),
    words: localized(entry.words, 'words'),
    answer: inEachLang((lang) => readArticle(entry.words[lang].answer ?? '')),
  }),
}
