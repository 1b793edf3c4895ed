'use client'

import { useTranslations } from 'next-intl'
import { valueAt } from '@/components/form/nested-values'
import { showValue } from '@/components/form/show-value'
import { printedSerial } from '@/lib/domain/serial'
import type { Locale } from '@/lib/i18n/locales'
import type { Draft } from './register-draft'
import type { TablePath } from './register-lines'
import { registerTable } from './register-table'

/** What was answered, in words; '' = nothing. */
export function useShownAnswers(draft: Draft, productName: string | undefined, locale: Locale) {
  const t = useTranslations('warranty')
  const types = useTranslations('spec.vehicleTypes')
  const { position, vehicle, purchase } = draft
  const printed = draft.serials.map((typed) => (typed.trim() === '' ? '' : printedSerial(typed)))
  const inWords: Partial<Record<TablePath, string>> = {
    serials: showValue(registerTable.serials, printed, locale),
    productText: productName ?? draft.productText,
    photoId: draft.photoId ? t('register.review.attached') : '',
    receiptId: draft.receiptId ? t('register.review.attached') : '',
    position: position === '' ? '' : t(`positions.${position}`),
    'vehicle.type':
      vehicle.type === '' ? '' : locale === 'ja' ? `（${types(vehicle.type)}）` : `(${types(vehicle.type)})`,
    'purchase.channel': purchase.channel === '' ? '' : t(`channels.${purchase.channel}`),
  }
  return (path: TablePath) => inWords[path] ?? showValue(registerTable[path], valueAt(draft, path), locale)
}
