import type { Lang } from '@/lib/contract/common'
import type { FaqQuestion, FaqTopic } from '@/lib/contract/faq'
import { faqTopicIds } from '@/lib/domain/faq-topics'
import { readContentOf, type ContentSource } from '@/lib/server/services/editor/overlay'
import { questionKind, readFaqFiles, toBlock, type StoredQuestion } from './question-kind'

export type FaqContent = {
  topics: FaqTopic[]
  /** Other ways to ask, by id of the question. */
  words: ReadonlyMap<string, string>
}

/** One question in a language; its number is its place among all. */
export const showQuestion = ({ id, question, answer }: StoredQuestion, lang: Lang, number: number): FaqQuestion => ({
  id,
  number,
  question: question[lang],
  answer: answer[lang].map(toBlock),
})

/** Questions and answers of one language, numbered through. */
export async function loadFaq(lang: Lang, source: ContentSource): Promise<FaqContent> {
  const [{ titles }, stored] = await Promise.all([readFaqFiles(), readContentOf(questionKind, source)])
  let number = 0
  const topics = faqTopicIds.map((id) => ({
    id,
    title: titles[lang].get(id) ?? id,
    questions: stored
      .filter(({ topic }) => topic === id)
      .map((question) => {
        number += 1
        return showQuestion(question, lang, number)
      }),
  }))
  const words = stored.flatMap(({ id, words: other }) => (other[lang] ? [[id, other[lang]] as const] : []))
  return { topics: topics.filter(({ questions }) => questions.length > 0), words: new Map(words) }
}
