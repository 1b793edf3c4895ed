import type { FaqBlock } from '@/lib/contract/faq'
import { loadFaq } from '@/lib/server/services/faq/content'
import { inEveryLanguage, joinById, textsOf, type EntryProvider } from './entry'

const textOf = (block: FaqBlock | undefined): string =>
  block ? (block.kind === 'list' ? block.items.join('\n') : block.text) : ''

/** Questions with their answers. */
export const questionEntries: EntryProvider = async (source) => {
  const lists = await inEveryLanguage(async (lang) => {
    const { topics, words } = await loadFaq(lang, source)
    return topics.flatMap(({ title: topic, questions }) =>
      questions.map((question) => ({ ...question, topic, words: words.get(question.id) ?? '' })),
    )
  })
  return joinById(lists).map((question) => ({
    kind: 'question',
    id: question.en.id,
    path: `/services/faq/${question.en.id}`,
    picture: null,
    weight: 0.3,
    texts: textsOf(question, ({ question: title, answer, topic, words }) => ({
      title,
      summary: textOf(answer[0]),
      names:
        words.split(/[,\s、]+/).length > 1
          ? words.split(/[,、]\s*|(?<=[\u0E00-\u0E7F\u3040-\u30FF\u4E00-\u9FFF]) /)
          : [],
      body: [topic, ...answer.map(textOf)],
    })),
  }))
}
