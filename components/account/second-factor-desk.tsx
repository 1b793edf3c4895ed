'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { QrCode } from '@/components/ui/qr-code'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'
import { enter } from './enter'

type Enrolment = { totp_ticket: string; uri: string }

const secretOf = (uri: string) => new URL(uri).searchParams.get('secret')?.replace(/(.{4})/g, '$1 ') ?? ''

/** An authenticator app for an account of staff: password, picture for the app, first code, recovery codes. */
export function SecondFactorDesk({ locale, to }: { locale: Locale; to: string }) {
  const t = useTranslations('account.factorSetup')
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])

  if (codes.length > 0)
    return (
      <div className="grid justify-items-start gap-6">
        <Notice tone="success" role="status" title={t('done')}>
          {t('keepCodes')}
        </Notice>
        <ul className="figure grid grid-cols-2 gap-x-8 gap-y-2 border border-ink p-5 text-lg">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button onClick={() => location.assign(to)}>{t('goOn')}</Button>
      </div>
    )
  if (!enrolment)
    return (
      <AccountForm
        key="password"
        label={t('passwordTitle')}
        fields={['current']}
        submit={t('begin')}
        onSend={async ({ current }) => setEnrolment(await callCompany('enrolTotp', { password: current }))}
      />
    )
  return (
    <div className="grid gap-6">
      <p className="max-w-text">{t('scan')}</p>
      <QrCode text={enrolment.uri} label={t('qr')} className="w-56 border border-line" />
      <p>
        {t('orType')} <code className="figure font-semibold">{secretOf(enrolment.uri)}</code>
      </p>
      <AccountForm
        key="code"
        label={t('codeTitle')}
        fields={['factor']}
        takesFocus
        submit={t('confirm')}
        onSend={async ({ factor }) => {
          const { totp_ticket } = enrolment
          const answer = await enter('totp', { totp_ticket, code: factor, lang: locale }, to)
          if ('signed_in' in answer) setCodes(answer.recovery_codes)
        }}
      />
    </div>
  )
}
