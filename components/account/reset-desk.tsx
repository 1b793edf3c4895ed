'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import { usePrivateToken } from '@/components/navigation/use-private-token'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import { readFailure } from '@/lib/client/read-failure'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'

/** A new password, with the link that was sent. */
export function ResetDesk({ locale }: { locale: Locale }) {
  const t = useTranslations('account.reset')
  const token = usePrivateToken()
  const failures = useTranslations('account.failures')
  const [done, setDone] = useState(false)
  const [expired, setExpired] = useState<string | null>(null)
  const askLink = <ButtonLink href={localizePath('/password/forgot', locale)}>{t('askLink')}</ButtonLink>
  if (done)
    return (
      <FocusedNotice
        tone="success"
        role="status"
        title={t('done')}
        actions={<ButtonLink href={localizePath('/login', locale)}>{t('signIn')}</ButtonLink>}
      >
        {t('doneText')}
      </FocusedNotice>
    )
  if (token === '') return <Notice tone="warning" title={t('noLink')} actions={askLink} />
  if (token !== null && token === expired)
    return <FocusedNotice tone="danger" role="alert" title={failures('link')} actions={askLink} />
  return (
    <AccountForm
      label={t('title')}
      fields={['password']}
      submit={t('submit')}
      onSend={async ({ password }) => {
        try {
          await callCompany('resetPassword', { lang: locale, token: token ?? '', password })
          setDone(true)
        } catch (error) {
          const { code, fields } = readFailure(error)
          // One that is shorter than any link is refused as a field.
          if (code !== 'LINK_EXPIRED' && fields.every(({ path }) => path !== 'token')) throw error
          setExpired(token)
        }
      }}
    />
  )
}
