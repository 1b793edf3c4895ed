'use client'

import { useTranslations } from 'next-intl'
import type { CaseSent } from '@/lib/contract/case'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { CaseReceipt } from './case-receipt'

type Props = { sent: CaseSent; byEmail: boolean; locale: Locale }

/** The receipt: number, the key to come back with, and until when there is an answer. */
export function CaseSentPanel({ sent, byEmail, locale }: Props) {
  const t = useTranslations('case.form.sent')
  const day = formatDate(sent.dueOn, locale)
  return (
    <CaseReceipt sent={sent} title={t('title')} keyText={t('keyText')} open={t('open')} locale={locale}>
      <p>
        {sent.resultOn === null ? t('due', { day }) : t('dueTwice', { day, result: formatDate(sent.resultOn, locale) })}
      </p>
      {byEmail ? <p>{t('byEmail')}</p> : null}
    </CaseReceipt>
  )
}
