import useSWRImmutable from 'swr/immutable'
import { callCompany } from '@/lib/client/browser'
import type { FaqBlock } from '@/lib/contract/faq'
import type { Locale } from '@/lib/i18n/locales'

/** The answer to a question, asked for with all of its topic; nothing while no topic is named or it has not come. */
export function useAnswer(id: string, topic: string | undefined, locale: Locale): readonly FaqBlock[] | undefined {
  const { data } = useSWRImmutable(topic ? ['faq topic', topic, locale] : null, ([, name, lang]) =>
    callCompany('getFaq', { topic: name, lang }, { quiet: true }),
  )
  return data?.topics.flatMap(({ questions }) => questions).find((question) => question.id === id)?.answer
}
