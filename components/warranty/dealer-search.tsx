'use client'

import { useTranslations } from 'next-intl'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import useSWR from 'swr'
import { Combobox } from '@/components/form/combobox'
import { callCompany } from '@/lib/client/browser'
import { fieldId } from './register-fields'
import type { StepProps } from './step-props'

const shown = 6

/** The dealer by name or province; one that is not in the list is kept as typed. */
export function DealerSearch({ form, errorOf, locale }: StepProps) {
  const t = useTranslations('warranty.register.purchase')
  const words = useTranslations('form')
  const [id, text] = useWatch({ control: form.control, name: ['purchase.dealerId', 'purchase.dealerName'] })
  const q = useDeferredValue(text.trim())
  const asking = id === '' && q.length > 1
  const { data } = useSWR(
    asking ? (['register-dealer', q, locale] as const) : null,
    ([, words, lang]) => callCompany('getServiceCenter', { q: words, lang, limit: shown }, { quiet: true }),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  const dealers = asking ? (data ?? []) : []
  return (
    <Combobox
      id={fieldId('purchase.dealerName')}
      label={t('dealer')}
      note={words('optional')}
      hint={t('dealerHint')}
      error={errorOf('purchase.dealerName') ?? errorOf('purchase.dealerId')}
      text={text}
      onText={(typed) => {
        form.setValue('purchase.dealerName', typed)
        form.setValue('purchase.dealerId', '')
      }}
      options={dealers.map((dealer) => ({ key: dealer.id, text: dealer.name, note: dealer.province.name }))}
      onChoose={(key) => {
        form.setValue('purchase.dealerName', dealers.find((dealer) => dealer.id === key)?.name ?? text)
        form.setValue('purchase.dealerId', key)
      }}
      texts={{ found: t('found'), listed: t('listed'), none: t('none') }}
      nothing={asking && data?.length === 0}
    />
  )
}
