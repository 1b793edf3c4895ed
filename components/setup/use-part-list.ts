'use client'

import { useDeferredValue } from 'react'
import useSWR from 'swr'
import { useFetchState } from '@/components/ui/use-fetch-state'
import { callCompany } from '@/lib/client/browser'
import type { ProductSummary } from '@/lib/contract/product'
import { setupModeOf } from '@/lib/domain/setup/subject'
import type { Locale } from '@/lib/i18n/locales'

export type PartOption = { id: string; name: string; code: string }
export type PartList = {
  parts: readonly PartOption[]
  state: 'idle' | 'loading' | 'ready' | 'failed'
  retry: () => void
}

const maxParts = 12
const options = { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false } as const

const settable = (products: readonly ProductSummary[]): PartOption[] =>
  products
    .filter(({ kind }) => setupModeOf(kind) !== 'none')
    .slice(0, maxParts)
    .map(({ id, name, code }) => ({ id, name, code }))

async function findParts(text: string, vehicleId: string | null, lang: Locale): Promise<PartOption[]> {
  if (text !== '') {
    const { hits } = await callCompany('search', { q: text, lang, kind: 'product' }, { quiet: true })
    return settable(hits.flatMap((hit) => (hit.kind === 'product' ? [hit.product] : [])))
  }
  if (vehicleId === null) return []
  const { items } = await callCompany('getProducts', { vehicle: vehicleId, lang, pageSize: 48 }, { quiet: true })
  return settable(items)
}

/** Parts that can be set: those found by the text, or those that fit the remembered vehicle while nothing is typed. */
export function usePartList(text: string, vehicleId: string | null, locale: Locale): PartList {
  const typed = useDeferredValue(text.trim())
  const query = typed.length >= 2 && typed.length <= 120 ? typed : ''
  const isAsked = query !== '' || (typed === '' && vehicleId !== null)
  const { data, error, isLoading, mutate } = useSWR<PartOption[], unknown>(
    isAsked ? ['setup-parts', query, vehicleId, locale] : null,
    () => findParts(query, vehicleId, locale),
    options,
  )
  const { pending } = useFetchState({ isLoading: isLoading && !data, error })
  const state = !isAsked ? 'idle' : error ? 'failed' : pending ? 'loading' : 'ready'
  return { parts: state === 'ready' ? (data ?? []) : [], state, retry: () => void mutate() }
}
