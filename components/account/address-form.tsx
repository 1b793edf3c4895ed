'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'
import { CodeAgain } from './code-again'

/** Another mailbox or phone for the account: the new one and the password, then the code that went there. */
export function AddressForm({ locale }: { locale: Locale }) {
  const t = useTranslations('user.settings')
  const register = useTranslations('account.register')
  const router = useRouter()
  const [sent, setSent] = useState<{ to: string; minutes: number } | null>(null)
  const [start, setStart] = useState({ to: '' })
  const [changed, setChanged] = useState(false)

  if (sent)
    return (
      <div className="grid gap-6">
        <Notice role="status" title={t('sent', sent)} />
        <AccountForm
          key="code"
          id="address"
          label={t('addresses')}
          fields={['code']}
          takesFocus
          submit={t('confirm')}
          onSend={async ({ code }) => {
            await callCompany('changeMyAddress', { to: sent.to, code, lang: locale })
            router.refresh()
            setStart({ to: '' })
            setChanged(true)
            setSent(null)
          }}
        >
          <CodeAgain onClick={() => setSent(null)}>{register('again')}</CodeAgain>
        </AccountForm>
      </div>
    )
  return (
    <div className="grid gap-6">
      {changed && <FocusedNotice tone="success" role="status" title={t('changed')} />}
      <AccountForm
        key="address"
        id="address"
        label={t('addresses')}
        fields={['to', 'current']}
        start={start}
        takesFocus={start.to !== ''}
        labels={{ to: t('newAddress'), current: t('password') }}
        submit={t('send')}
        onSend={async ({ to, current }) => {
          setChanged(false)
          const { minutes } = await callCompany('sendNewAddressCode', { to, password: current, lang: locale })
          setStart({ to })
          setSent({ to, minutes })
        }}
      />
    </div>
  )
}
