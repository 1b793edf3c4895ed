import { ApiError } from '@/lib/contract/api-error'
import type { FaqAnswer } from '@/lib/contract/faq'
import type { ParsedInputOf } from '@/lib/contract/endpoints'
import type { ContentSource } from '@/lib/server/services/editor/overlay'
import { loadFaq } from './content'
import { findQuestions } from './find-questions'
import { loadFaqIndex } from './search-index'

/** All questions in their order, or those that a query finds; of one topic when it is named. Throws NOT_FOUND for a topic that is none. */
export async function getFaq({ lang, q, topic }: ParsedInputOf<'getFaq'>, source: ContentSource): Promise<FaqAnswer> {
  const { topics } = await loadFaq(lang, source)
  if (topic && !topics.some(({ id }) => id === topic)) throw new ApiError('NOT_FOUND')
  const asked = topic ? topics.filter(({ id }) => id === topic) : topics
  const ids = asked.flatMap(({ questions }) => questions.map(({ id }) => id))
  if (q === undefined) return { query: null, corrected: null, total: ids.length, topics: asked, ranked: ids }
  const found = findQuestions(await loadFaqIndex(source), q)
  const ranked = found.ids.filter((id) => ids.includes(id))
  const kept = asked
    .map((entry) => ({ ...entry, questions: entry.questions.filter(({ id }) => ranked.includes(id)) }))
    .filter(({ questions }) => questions.length > 0)
  return { query: q, corrected: ranked.length > 0 ? found.corrected : null, total: ranked.length, topics: kept, ranked }
}
