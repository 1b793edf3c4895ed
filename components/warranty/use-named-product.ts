'use client'

import { useDeferredValue, useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import useSWR from 'swr'
import { callCompany } from '@/lib/client/browser'
import type { Product, ProductSummary } from '@/lib/contract/product'
import { normalizeCode } from '@/lib/domain/product-code'
import type { Locale } from '@/lib/i18n/locales'
import type { RegisterFormValues } from './step-props'

const once = { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false } as const

async function findProducts([, q, lang]: readonly [string, string, Locale]): Promise<ProductSummary[]> {
  const { hits } = await callCompany('search', { q, lang, kind: 'product' }, { quiet: true })
  return hits.flatMap((hit) => (hit.kind === 'product' ? [hit.product] : []))
}

/** Products for what is typed; undefined while nothing is known. Nothing is asked once one is chosen. */
export function useProductHits(form: RegisterFormValues, locale: Locale): ProductSummary[] | undefined {
  const [productId, text] = useWatch({ control: form.control, name: ['productId', 'productText'] })
  const q = useDeferredValue(text.trim())
  const asking = productId === '' && q.length > 1
  const { data } = useSWR(asking ? (['register-product', q, locale] as const) : null, findProducts, {
    ...once,
    keepPreviousData: true,
  })
  return asking ? data : undefined
}

/** What the form holds of a chosen product. */
export function chooseProduct(
  form: RegisterFormValues,
  { id, name, code }: Pick<ProductSummary, 'id' | 'name' | 'code'>,
): void {
  form.setValue('productId', id)
  form.setValue('productText', `${name} (${code})`)
}

/** The product of the form; null = none is chosen, or it is not known yet. A whole part number, as a label carries it, chooses it. */
export function useNamedProduct(form: RegisterFormValues, locale: Locale): Product | null {
  const [productId, text] = useWatch({ control: form.control, name: ['productId', 'productText'] })
  const exact = useProductHits(form, locale)?.find(({ code }) => normalizeCode(code) === normalizeCode(text))
  useEffect(() => {
    if (exact) chooseProduct(form, exact)
  }, [exact, form])
  const { data } = useSWR(
    productId === '' ? null : (['product', productId, locale] as const),
    ([, id, lang]) => callCompany('getProduct', { id, lang }, { quiet: true }),
    once,
  )
  return productId === '' ? null : (data ?? null)
}
