import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { Lang } from '@/lib/contract/common'
import type { FaqQuestion, FaqTopic } from '@/lib/contract/faq'
import { cacheTags, lifeOfDay } from './cache-table'
import { askCompany } from './company'
import { readNextTurn } from './next-turn'

/** All topics with their questions and answers. */
export async function readFaq(lang: Lang): Promise<FaqTopic[]> {
  'use cache'
  const now = new Date()
  cacheLife(lifeOfDay(now, await readNextTurn(now)))
  cacheTag(cacheTags.site)
  return (await askCompany('getFaq', { lang })).topics
}

/** Questions by id, in the order asked for; unknown ids are left out. */
export async function readFaqQuestions(lang: Lang, ids: readonly string[]): Promise<FaqQuestion[]> {
  const all = new Map((await readFaq(lang)).flatMap(({ questions }) => questions.map((one) => [one.id, one] as const)))
  return ids.flatMap((id) => all.get(id) ?? [])
}

export type FaqPlace = {
  topic: FaqTopic
  question: FaqQuestion
  previous: FaqQuestion | null
  next: FaqQuestion | null
}

/** One question with its topic and its neighbours among all questions; null = there is none of this id. */
export async function readFaqQuestion(lang: Lang, id: string): Promise<FaqPlace | null> {
  const topics = await readFaq(lang)
  const all = topics.flatMap((topic) => topic.questions.map((question) => ({ topic, question })))
  const at = all.findIndex(({ question }) => question.id === id)
  const found = all[at]
  return found ? { ...found, previous: all[at - 1]?.question ?? null, next: all[at + 1]?.question ?? null } : null
}
