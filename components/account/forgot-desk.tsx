'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'

/** A link to set a new password. The answer is the same whether or not there is an account. */
export function ForgotDesk({ locale }: { locale: Locale }) {
  const t = useTranslations('account.forgot')
  const fields = useTranslations('account.fields')
  const [sent, setSent] = useState<{ to: string; minutes: number } | null>(null)
  if (sent)
    return (
      <FocusedNotice tone="success" role="status" title={t('sent', { to: sent.to })}>
        {t('sentText', { minutes: sent.minutes })}
      </FocusedNotice>
    )
  return (
    <AccountForm
      label={t('title')}
      fields={['to']}
      hints={{ to: fields('username.hint') }}
      submit={t('submit')}
      onSend={async ({ to }) => {
        const { minutes } = await callCompany('requestPasswordReset', { lang: locale, to })
        setSent({ to, minutes })
      }}
    />
  )
}
