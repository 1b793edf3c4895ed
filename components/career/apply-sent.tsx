'use client'

import { useTranslations } from 'next-intl'
import { CaseReceipt } from '@/components/case/case-receipt'
import { useReadPhone } from '@/components/form/use-read-phone'
import type { CaseSent } from '@/lib/contract/case'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import type { ReadyApplication } from './apply-table'

type Props = {
  receipt: CaseSent
  /** What was sent; its phone number as typed. */
  ready: ReadyApplication
  locale: Locale
}

/** The receipt: number, until when there is an answer and where it is called to, and the private way back. */
export function ApplySent({ receipt, ready, locale }: Props) {
  const t = useTranslations('career.form.sent')
  const fields = useTranslations('form.phone')
  const phone = useReadPhone(ready.phone)
  return (
    <CaseReceipt
      sent={receipt}
      title={t('title')}
      keyText={t('keyText')}
      open={t('open')}
      locale={locale}
      facts={phone === null ? [] : [[fields('label'), phone]]}
    >
      <p>{t('due', { day: formatDate(receipt.dueOn, locale) })}</p>
      {ready.email !== undefined ? <p>{t('byEmail')}</p> : null}
    </CaseReceipt>
  )
}
