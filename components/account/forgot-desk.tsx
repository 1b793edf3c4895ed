'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'

/** A link to set a new password. The answer is the same whether or not there is an account. */
export function ForgotDesk({ locale }: { locale: Locale }) {
  const t = useTranslations('account.forgot')
  const [sent, setSent] = useState<{ to: string; minutes: number } | null>(null)
  if (sent)
    return (
      <Notice tone="success" role="status" title={t('sent', { to: sent.to })}>
        {t('sentText', { minutes: sent.minutes })}
      </Notice>
    )
  return (
    <AccountForm
      label={t('title')}
      fields={['to']}
      submit={t('submit')}
      onSend={async ({ to }) => {
        const { minutes } = await callCompany('requestPasswordReset', { lang: locale, to })
        setSent({ to, minutes })
      }}
    />
  )
}
