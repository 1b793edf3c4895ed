'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'
import { CodeAgain } from './code-again'
import { enter } from './enter'

type Sent = { registration: string; to: string; minutes: number }

/** Name, address and password; then the code that was sent to the address. */
export function RegisterDesk({ locale, to: next }: { locale: Locale; to: string }) {
  const t = useTranslations('account.register')
  const [sent, setSent] = useState<Sent | null>(null)
  const [start, setStart] = useState({ name: '', to: '' })
  const form = useRef({ filled: '', key: '' })

  if (sent)
    return (
      <div className="grid gap-6">
        <Notice tone="success" role="status" title={t('sent', { to: sent.to })}>
          {t('sentText', { minutes: sent.minutes })}
        </Notice>
        <AccountForm
          key="code"
          label={t('codeTitle')}
          fields={['code']}
          takesFocus
          submit={t('confirm')}
          onSend={async ({ code }) => {
            await enter('registration', { registration: sent.registration, code }, next)
          }}
        >
          <CodeAgain onClick={() => setSent(null)}>{t('again')}</CodeAgain>
        </AccountForm>
      </div>
    )
  return (
    <AccountForm
      key="form"
      label={t('title')}
      fields={['name', 'to', 'password']}
      start={start}
      takesFocus={start.to !== ''}
      submit={t('submit')}
      onSend={async ({ name, to, password }) => {
        // The same form sent twice is one registration; another one has another key.
        const filled = JSON.stringify([name, to, password])
        if (form.current.filled !== filled) form.current = { filled, key: crypto.randomUUID() }
        const answer = await callCompany('registerAccount', { lang: locale, key: form.current.key, name, to, password })
        setStart({ name, to })
        setSent({ ...answer, to })
      }}
    />
  )
}
