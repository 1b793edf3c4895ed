'use client'

import { mdiCheckCircleOutline } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { useDeferredValue } from 'react'
import useSWR from 'swr'
import { Combobox } from '@/components/form/combobox'
import { Icon } from '@/components/ui/icon'
import { callCompany } from '@/lib/client/browser'
import type { ProductSummary } from '@/lib/contract/product'
import { normalizeCode } from '@/lib/domain/product-code'
import type { Locale } from '@/lib/i18n/locales'

type Props = {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  /** As typed. */
  code: string
  onCode: (code: string) => void
  locale: Locale
}

const shown = 6

async function findProducts([, q, lang]: readonly [string, string, Locale]): Promise<ProductSummary[]> {
  const { hits } = await callCompany('search', { q, lang, kind: 'product' }, { quiet: true })
  return hits.flatMap((hit) => (hit.kind === 'product' ? [hit.product] : []))
}

/** A part by its number, typed or found by name; says which product it is. */
export function CodeField({ code, onCode, locale, ...field }: Props) {
  const t = useTranslations('community.send')
  const q = useDeferredValue(code.trim())
  const { data } = useSWR(q.length > 1 ? (['build-code', q, locale] as const) : null, findProducts, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  })
  const hits = q.length > 1 ? (data ?? []) : []
  const named = hits.find((product) => normalizeCode(product.code) === normalizeCode(code))
  return (
    <div className="grid gap-1.5">
      <Combobox
        {...field}
        required
        text={code}
        onText={onCode}
        options={named ? [] : hits.slice(0, shown).map((hit) => ({ key: hit.code, text: hit.name, note: hit.code }))}
        onChoose={onCode}
        texts={{ found: t('found'), listed: t('listed'), none: t('none') }}
        nothing={q.length > 1 && data?.length === 0}
      />
      {named && (
        <p role="status" className="flex items-start gap-1.5 text-sm text-success">
          <Icon path={mdiCheckCircleOutline} size={5} />
          {named.name}
        </p>
      )}
    </div>
  )
}
