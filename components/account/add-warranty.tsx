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

/** Puts a registered part into the account: its serial, then the code that went to the address on file. */
export function AddWarranty({ locale }: { locale: Locale }) {
  const t = useTranslations('user.warranties')
  const router = useRouter()
  const [sent, setSent] = useState<{ serial: string; minutes: number } | null>(null)
  const [start, setStart] = useState({ serial: '' })
  const [added, setAdded] = useState(false)

  if (sent)
    return (
      <div className="grid gap-5">
        <Notice role="status" title={t('sent', sent)} />
        <AccountForm
          key="code"
          id="add"
          label={t('addTitle')}
          fields={['code']}
          takesFocus
          labels={{ code: t('code') }}
          submit={t('add')}
          onSend={async ({ code }) => {
            await callCompany('addMyWarranty', { serial: sent.serial, code, lang: locale })
            router.refresh()
            setStart({ serial: '' })
            setAdded(true)
            setSent(null)
          }}
        >
          <CodeAgain onClick={() => setSent(null)}>{t('again')}</CodeAgain>
        </AccountForm>
      </div>
    )
  return (
    <div className="grid gap-5">
      {added && <FocusedNotice tone="success" role="status" title={t('added')} />}
      <AccountForm
        key="serial"
        id="add"
        label={t('addTitle')}
        fields={['serial']}
        start={start}
        takesFocus={start.serial !== ''}
        submit={t('send')}
        onSend={async ({ serial }) => {
          setAdded(false)
          const { minutes } = await callCompany('sendMyWarrantyCode', { serial, lang: locale })
          setStart({ serial })
          setSent({ serial, minutes })
        }}
      />
    </div>
  )
}
