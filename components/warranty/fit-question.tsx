'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import useSWR from 'swr'
import { ConsentField } from '@/components/form/consent-field'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import { fieldId } from './register-fields'
import type { StepProps } from './step-props'

/** Asks whether the vehicle is right when the part is made for others. A vehicle that was typed by hand cannot be compared. */
export function FitQuestion({ form, errorOf, locale, product }: StepProps) {
  const t = useTranslations('warranty.register.vehicle')
  const [{ vehicleId, byHand }, { confirmed }] = useWatch({ control: form.control, name: ['vehicle', 'fit'] })
  const pair = product && vehicleId !== '' && !byHand ? `${product.id} ${vehicleId}` : ''
  const { data } = useSWR(
    pair === '' ? null : (['register-fit', pair, locale] as const),
    ([, asked, lang]) =>
      callCompany(
        'getFitVerdict',
        { products: asked.split(' ')[0] ?? '', vehicle: asked.split(' ')[1] ?? '', lang },
        { quiet: true },
      ),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const asked = data?.answers[0]?.verdict.verdict === 'does-not-fit' ? pair : ''
  useEffect(() => form.setValue('fit.asked', asked), [asked, form])
  if (asked === '') return null
  return (
    <Notice tone="warning" role="status" title={t('fitTitle')}>
      <p>{t('fitText')}</p>
      <ConsentField
        id={fieldId('fit.confirmed')}
        label={t('fitConfirm')}
        error={errorOf('fit.confirmed')}
        required
        checked={confirmed === asked}
        onChange={({ target }) => form.setValue('fit.confirmed', target.checked ? asked : '')}
      />
    </Notice>
  )
}
