'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'
import { enter } from './enter'
import { FormLink } from './form-link'

type Props = {
  locale: Locale
  /** Where the visitor wanted to go, in this site and with its language. */
  to: string
}

/** Password first; staff add a code of their authenticator app. */
export function SignInDesk({ locale, to }: Props) {
  const t = useTranslations('account')
  const [ticket, setTicket] = useState<string | null>(null)
  if (ticket !== null)
    return (
      <AccountForm
        key="factor"
        label={t('signIn.factorTitle')}
        fields={['factor']}
        submit={t('signIn.submit')}
        onSend={async ({ factor }) => {
          await enter('totp', { totp_ticket: ticket, code: factor, lang: locale }, to)
        }}
      />
    )
  return (
    <AccountForm
      key="password"
      label={t('signIn.title')}
      fields={['username', 'current']}
      submit={t('signIn.submit')}
      onSend={async ({ username, current }) => {
        const answer = await enter('local', { username, password: current }, to)
        if ('totp_ticket' in answer) setTicket(answer.totp_ticket)
      }}
    >
      <FormLink href={localizePath('/password/forgot', locale)}>{t('signIn.forgotten')}</FormLink>
    </AccountForm>
  )
}
