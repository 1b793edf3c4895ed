'use client'

import { useDeferredValue } from 'react'
import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import { normalizeCode } from '@/lib/domain/product-code'
import type { Locale } from '@/lib/i18n/locales'

export type FoundProduct = { id: string; code: string; name: string }
export type Found = { how: 'exact' | 'begins' | 'nearest' | 'nothing' | 'failed'; products: FoundProduct[] }

const shown = 4

async function ask([, key, lang]: readonly [string, string, Locale]): Promise<Found> {
  const { hits, nearest } = await callCompany('search', { q: key, lang, kind: 'product' }, { quiet: true })
  const products = hits.flatMap((hit) =>
    hit.kind === 'product'
      ? [{ matched: hit.matched, id: hit.product.id, code: hit.product.code, name: hit.product.name }]
      : [],
  )
  const exact = products.filter(({ code }) => normalizeCode(code) === key)
  if (exact.length > 0) return { how: 'exact', products: exact }
  const begins = nearest ? [] : products.filter(({ matched }) => matched === 'code')
  if (begins.length > 0) return { how: 'begins', products: begins.slice(0, shown) }
  return { how: products.length > 0 ? 'nearest' : 'nothing', products: products.slice(0, shown) }
}

/** Products with this code, or whose code begins so, or the nearest; null while nothing is known. '' asks nothing. */
export function useFoundProducts(code: string, locale: Locale): Found | null {
  const key = useDeferredValue(normalizeCode(code))
  const { data, error } = useSWR<Found, Error, readonly [string, string, Locale] | null>(
    key === '' ? null : ['code', key, locale],
    ask,
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  if (key === '') return null
  return error ? { how: 'failed', products: [] } : (data ?? null)
}
