'use client'

import { useDeferredValue } from 'react'
import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import type { SearchHit } from '@/lib/contract/search'
import type { Locale } from '@/lib/i18n/locales'

export type Suggestion = { key: string; href: string; text: string; note: string }

type Places = {
  locale: Locale
  /** Localized addresses that end where the id begins. */
  productHref: string
  vehicleHref: string
}

const maxSuggestions = 6

function toSuggestion(hit: SearchHit, { productHref, vehicleHref }: Places): Suggestion[] {
  if (hit.kind === 'product')
    return [{ key: hit.product.id, href: productHref + hit.product.id, text: hit.product.name, note: hit.product.code }]
  if (hit.kind === 'vehicle')
    return [
      {
        key: hit.vehicle.id,
        href: vehicleHref + hit.vehicle.id,
        text: `${hit.vehicle.brand} ${hit.vehicle.model}`,
        note: hit.vehicle.generation,
      },
    ]
  return []
}

/** The first hits for what is being typed; none for fewer than two characters. Earlier ones stay while the next are asked for. */
export function useSuggestions(text: string, places: Places): Suggestion[] {
  const query = useDeferredValue(text.trim())
  const { data } = useSWR(
    query.length >= 2 && query.length <= 120 ? ['suggest', query, places.locale] : null,
    ([, q, lang]) => callCompany('search', { q, lang }, { quiet: true }),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  )
  return query.length < 2 || !data ? [] : data.hits.slice(0, maxSuggestions).flatMap((hit) => toSuggestion(hit, places))
}
