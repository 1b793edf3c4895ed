'use client'

import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import useSWR from 'swr'
import { Combobox } from '@/components/form/combobox'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { fieldId } from './register-fields'
import type { StepProps } from './step-props'

const shown = 6

async function findProducts([, q, lang]: readonly [string, string, Locale]) {
  const { hits } = await callCompany('search', { q, lang, kind: 'product' }, { quiet: true })
  return hits.flatMap((hit) => (hit.kind === 'product' ? [hit.product] : [])).slice(0, shown)
}

/** The product by name or part number, for a serial that does not say it. */
export function ProductSearch({ form, errorOf, texts, locale }: StepProps) {
  const [productId, text] = useWatch({ control: form.control, name: ['productId', 'productText'] })
  const q = useDeferredValue(text.trim())
  const { data } = useSWR(productId === '' && q.length > 1 ? (['register-product', q, locale] as const) : null, findProducts, { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true })
  const products = productId === '' && q.length > 1 ? (data ?? []) : []
  const { part } = texts
  const choose = (id: string) => {
    const product = products.find((one) => one.id === id)
    if (!product) return
    form.setValue('productId', product.id)
    form.setValue('productText', `${product.name} (${product.code})`)
  }
  return (
    <Combobox
      id={fieldId('productId')}
      label={part.product}
      note={texts.fields.optional}
      hint={part.productHint}
      error={errorOf('productId')}
      text={text}
      onText={(typed) => {
        form.setValue('productText', typed)
        form.setValue('productId', '')
      }}
      options={products.map(({ id, name, code }) => ({ key: id, text: name, note: code }))}
      onChoose={choose}
      texts={{ found: part.found, listed: part.listed, none: part.none }}
      nothing={data?.length === 0 && productId === '' && q.length > 1}
    />
  )
}
