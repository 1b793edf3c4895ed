'use client'

import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import useSWR from 'swr'
import { Combobox } from '@/components/form/combobox'
import { callCompany } from '@/lib/client/browser'
import { fieldId } from './register-fields'
import type { StepProps } from './step-props'

const shown = 6

/** The dealer by name or province; one that is not in the list is kept as typed. */
export function DealerSearch({ form, errorOf, texts: { purchase, fields }, locale }: StepProps) {
  const [id, text] = useWatch({ control: form.control, name: ['purchase.dealerId', 'purchase.dealer'] })
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
      id={fieldId('purchase.dealer')}
      label={purchase.dealer}
      note={fields.optional}
      hint={purchase.dealerHint}
      error={errorOf('purchase.dealer')}
      text={text}
      onText={(typed) => {
        form.setValue('purchase.dealer', typed)
        form.setValue('purchase.dealerId', '')
      }}
      options={dealers.map((dealer) => ({ key: dealer.id, text: dealer.name, note: dealer.province.name }))}
      onChoose={(key) => {
        form.setValue('purchase.dealer', dealers.find((dealer) => dealer.id === key)?.name ?? text)
        form.setValue('purchase.dealerId', key)
      }}
      texts={{ found: purchase.found, listed: purchase.listed, none: purchase.none }}
      nothing={asking && data?.length === 0}
    />
  )
}
