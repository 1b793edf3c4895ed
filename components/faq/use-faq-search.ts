'use client'

import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import type { FaqQuestion } from '@/lib/contract/faq'
import type { Locale } from '@/lib/i18n/locales'

export type FaqSearch =
  /** Nothing asked yet: the whole list stays. */
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; questions: FaqQuestion[]; corrected: string | null }

const pauseMs = 250

/** The text once its writer has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Questions for what is being typed, best first; fewer than two characters ask nothing. Earlier ones stay while the next are asked for. */
export function useFaqSearch(text: string, locale: Locale): FaqSearch {
  const typed = text.trim()
  const query = useSettled(typed).slice(0, 120)
  const answer = useSWR(
    query.length >= 2 ? ['faq', query, locale] : null,
    ([, q, lang]) => callCompany('getFaq', { q, lang }, { quiet: true }),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  )
  if (typed.length < 2) return { state: 'idle' }
  if (answer.error) return { state: 'failed', retry: () => void answer.mutate() }
  const { data } = answer
  if (!data || query.length < 2) return { state: 'asking' }
  const byId = new Map(
    data.topics.flatMap(({ questions }) => questions.map((question) => [question.id, question] as const)),
  )
  return { state: 'found', questions: data.ranked.flatMap((id) => byId.get(id) ?? []), corrected: data.corrected }
}
