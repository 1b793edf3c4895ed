'use client'

import { useTranslations } from 'next-intl'
import { formatDate } from '@/lib/i18n/formats'
import type { CaseProps } from './case-props'
import { FactRow } from '@/components/ui/fact-row'

/** The days of a case: sent, answered or acknowledged and then decided as long as it is open, erased. */
export function CaseDays({
  found: { createdAt, open, dueOn, resultOn, eraseOn },
  locale,
}: Pick<CaseProps, 'found' | 'locale'>) {
  const t = useTranslations('case.page')
  return (
    <>
      <FactRow label={t('sentOn')}>{formatDate(createdAt, locale)}</FactRow>
      {open && <FactRow label={t(resultOn === null ? 'dueOn' : 'acknowledgedOn')}>{formatDate(dueOn, locale)}</FactRow>}
      {open && resultOn !== null && <FactRow label={t('resultOn')}>{formatDate(resultOn, locale)}</FactRow>}
      <FactRow label={t('eraseOn')}>{eraseOn === null ? t('lasts') : formatDate(eraseOn, locale)}</FactRow>
    </>
  )
}
