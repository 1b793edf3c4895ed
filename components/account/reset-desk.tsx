'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { usePrivateToken } from '@/components/navigation/use-private-token'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'

/** A new password, with the link that was sent. */
export function ResetDesk({ locale }: { locale: Locale }) {
  const t = useTranslations('account.reset')
  const token = usePrivateToken()
  const [done, setDone] = useState(false)
  if (done)
    return (
      <Notice
        tone="success"
        role="status"
        title={t('done')}
        actions={<ButtonLink href={localizePath('/login', locale)}>{t('signIn')}</ButtonLink>}
      >
        {t('doneText')}
      </Notice>
    )
  if (token === '')
    return (
      <Notice
        tone="warning"
        title={t('noLink')}
        actions={<ButtonLink href={localizePath('/password/forgot', locale)}>{t('askLink')}</ButtonLink>}
      />
    )
  return (
    <AccountForm
      label={t('title')}
      fields={['password']}
      submit={t('submit')}
      onSend={async ({ password }) => {
        await callCompany('resetPassword', { lang: locale, token: token ?? '', password })
        setDone(true)
      }}
    />
  )
}
