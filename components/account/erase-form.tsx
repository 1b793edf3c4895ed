'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'
import { forgetLists } from './kept-stores'

/** The password once more, and a box to tick: then the account is gone, and what this browser knew of it. */
export function EraseForm({ locale, home }: { locale: Locale; home: string }) {
  const t = useTranslations('user.data')
  const [erased, setErased] = useState(false)
  if (erased)
    return (
      <FocusedNotice
        tone="success"
        role="status"
        title={t('erased')}
        // A document, so that nothing of the account stays in this tab.
        actions={
          <a className="button button-medium button-primary" href={home}>
            {t('home')}
          </a>
        }
      />
    )
  return (
    <AccountForm
      id="erase"
      label={t('erase')}
      fields={['current', 'sure']}
      labels={{ current: t('password') }}
      submit={t('confirm')}
      variant="secondary"
      onSend={async ({ current }) => {
        await callCompany('eraseMyAccount', { password: current, lang: locale })
        forgetLists()
        setErased(true)
        // Cookies that open nothing any more go, and so do the other tabs.
        const { signOut } = await import('@/lib/client/session')
        await signOut()
      }}
    />
  )
}
