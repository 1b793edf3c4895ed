'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import useSWR from 'swr'
import { SelectField } from '@/components/form/select-field'
import { Notice } from '@/components/ui/notice'
import type { SelectOption } from '@/components/ui/select'
import { callCompany } from '@/lib/client/browser'
import type { Approval } from '@/lib/contract/document'
import type { Locale } from '@/lib/i18n/locales'
import { ApprovalTable } from './approval-table'

type Key = readonly [string, string, string, Locale]
type Props = {
  vehicles: readonly SelectOption[]
  products: readonly SelectOption[]
  productHref: string
  locale: Locale
  /** All approvals, for as long as nothing is chosen. */ children: ReactNode
}

async function ask([, vehicle, product, lang]: Key): Promise<Approval[]> {
  return callCompany(
    'getApprovals',
    { lang, ...(vehicle && { vehicle }), ...(product && { product }) },
    { quiet: true },
  )
}

/** Narrows the approvals to one vehicle, one product, or both. */
export function ApprovalFinder({ vehicles, products, productHref, locale, children }: Props) {
  const t = useTranslations('documents.approvals.filter')
  const [vehicle, setVehicle] = useState('')
  const [product, setProduct] = useState('')
  const asked = vehicle !== '' || product !== ''
  const { data, error } = useSWR<Approval[], Error, Key | null>(
    asked ? ['approvals', vehicle, product, locale] : null,
    ask,
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  )
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('vehicle')}
          options={vehicles}
          placeholder={t('anyVehicle')}
          value={vehicle}
          onChange={(event) => setVehicle(event.target.value)}
        />
        <SelectField
          label={t('product')}
          options={products}
          placeholder={t('anyProduct')}
          value={product}
          onChange={(event) => setProduct(event.target.value)}
        />
      </div>
      <p role="status" className="text-steel empty:hidden">
        {asked && data && !error ? t('count', { count: data.length }) : ''}
      </p>
      {asked && error ? <Notice role="alert" tone="warning" title={t('failed')} /> : null}
      {asked && data && !error ? (
        data.length > 0 ? (
          <ApprovalTable approvals={data} productHref={productHref} locale={locale} />
        ) : null
      ) : (
        children
      )}
    </div>
  )
}
