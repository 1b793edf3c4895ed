'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, useSyncExternalStore } from 'react'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { keepRegistration, keptRegistration, type SentRegistration } from '@/lib/utils/kept-registration'
import { AccountForm } from './account-form'
import { CodeAgain } from './code-again'
import { enter } from './enter'

const listenToNothing = () => () => undefined

/** Name, address and password; then the code that was sent to the address, for which this tab waits over a reload. */
export function RegisterDesk({ locale, to: next }: { locale: Locale; to: string }) {
  const t = useTranslations('account.register')
  const [answer, setAnswer] = useState<SentRegistration | null>(null)
  const kept = useSyncExternalStore(
    listenToNothing,
    () => JSON.stringify(keptRegistration(new Date())),
    () => 'null',
  )
  const sent = answer ?? (JSON.parse(kept) as SentRegistration | null)
  const [start, setStart] = useState({ name: '', to: '' })
  const form = useRef({ filled: '', key: '' })

  if (sent) {
    const forget = () => keepRegistration(null, new Date())
    const anotherAddress = () => {
      forget()
      // Typed the same again, it asks for another code.
      form.current = { filled: '', key: '' }
      setStart({ ...start, to: sent.to })
      setAnswer(null)
    }
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
            forget()
          }}
        >
          <CodeAgain onClick={anotherAddress}>{t('again')}</CodeAgain>
        </AccountForm>
      </div>
    )
  }
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
        const { registration, minutes } = await callCompany('registerAccount', {
          lang: locale,
          key: form.current.key,
          name,
          to,
          password,
        })
        keepRegistration({ registration, to, minutes }, new Date())
        setStart({ name, to })
        setAnswer({ registration, to, minutes })
      }}
    />
  )
}
