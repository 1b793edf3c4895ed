'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { SignInAnswer } from '@/lib/contract/session'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'
import { enter } from './enter'
import { FormLink } from './form-link'
import { PasskeySignIn } from './passkey-sign-in'

type Props = {
  locale: Locale
  /** Where the visitor wanted to go, in this site and with its language. */
  to: string
}

/** Password first, a passkey where the device has one; staff add a code of their authenticator app. */
export function SignInDesk({ locale, to }: Props) {
  const t = useTranslations('account')
  const [ticket, setTicket] = useState<string | null>(null)
  if (ticket !== null)
    return (
      <AccountForm
        key="factor"
        label={t('signIn.factorTitle')}
        fields={['factor']}
        takesFocus
        submit={t('signIn.submit')}
        onSend={async ({ factor }) => {
          await enter('totp', { totp_ticket: ticket, code: factor, lang: locale }, to)
        }}
      />
    )
  const goOn = (answer: SignInAnswer) => {
    if ('totp_ticket' in answer) setTicket(answer.totp_ticket)
  }
  return (
    <>
      <AccountForm
        key="password"
        label={t('signIn.title')}
        fields={['username', 'current']}
        submit={t('signIn.submit')}
        onSend={async ({ username, current }) => goOn(await enter('local', { username, password: current }, to))}
      >
        <FormLink href={localizePath('/password/forgot', locale)}>{t('signIn.forgotten')}</FormLink>
      </AccountForm>
      <PasskeySignIn to={to} onAnswer={goOn} />
    </>
  )
}
