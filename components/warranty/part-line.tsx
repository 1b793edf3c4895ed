'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { joinNames } from '@/lib/i18n/join-words'
import type { StepProps } from './step-props'

type Props = Pick<StepProps, 'form' | 'product' | 'locale'> & { onChange: () => void }

/** The part of step 1 on one line. What its product says about the axle is filled in. */
export function PartLine({ form, product, locale, onChange }: Props) {
  const t = useTranslations('warranty.register')
  const serials = form.getValues('serials').filter((serial) => serial.trim() !== '')
  const axle = product?.axle ?? null
  useEffect(() => {
    if (axle !== null && form.getValues('position') === '') form.setValue('position', axle)
  }, [axle, form])
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-2">
      <p className="min-w-0 leading-snug">
        <span className="font-semibold">{product?.name ?? form.getValues('productText')}</span>{' '}
        <span className="figure text-steel wrap-anywhere">{joinNames(serials, locale)}</span>
      </p>
      <Button variant="quiet" onClick={onChange}>
        {t('change')}
        <span className="sr-only">: {t('steps.part')}</span>
      </Button>
    </div>
  )
}
