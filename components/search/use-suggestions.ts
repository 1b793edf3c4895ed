'use client'

import { useDeferredValue } from 'react'
import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { maxSuggestions, toSuggestion, type KindNames, type Suggestion } from './suggestion'

/** The first hits for what is being typed; none for fewer than two characters, nor when nothing matches. Earlier ones stay while the next are asked for. */
export function useSuggestions(text: string, locale: Locale, kindNames: KindNames): Suggestion[] {
  const query = useDeferredValue(text.trim())
  const { data } = useSWR(
    query.length >= 2 && query.length <= 120 ? ['suggest', query, locale] : null,
    ([, q, lang]) => callCompany('search', { q, lang }, { quiet: true }),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  )
  if (query.length < 2 || !data) return []
  return data.hits.slice(0, maxSuggestions).map((hit) => toSuggestion(hit, locale, kindNames))
}
