'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FocusedNotice } from '@/components/form/focused-notice'
import { callCompany } from '@/lib/client/browser'
import { makePasskey, PasskeyError, type PasskeyRefusal } from '@/lib/client/passkeys'
import type { Locale } from '@/lib/i18n/locales'
import { AccountForm } from './account-form'
import { deviceName } from './device-name'
import { PasskeyRefusalNotice } from './passkey-refusal'
import { usePasskeysHere } from './use-passkeys-here'

/** The password once more, then the device makes a passkey. */
export function AddPasskey({ locale }: { locale: Locale }) {
  const t = useTranslations('user.settings.passkeys')
  const router = useRouter()
  const here = usePasskeysHere()
  const [refusal, setRefusal] = useState<PasskeyRefusal | null>(null)

  const [made, setMade] = useState(0)

  const add = async (password: string) => {
    setRefusal(null)
    const { ceremony, options } = await callCompany('beginPasskey', { password })
    const credential = await makePasskey(options).catch((error: unknown) => {
      if (!(error instanceof PasskeyError)) throw error
      setRefusal(error.refusal)
      return null
    })
    if (!credential) return
    const name = deviceName(navigator.userAgent) || t('unnamed')
    await callCompany('addPasskey', { ceremony, credential, name, lang: locale })
    router.refresh()
    setMade((times) => times + 1)
  }
  if (here === null) return null
  if (!here) return <p className="max-w-text text-steel">{t('notHere')}</p>
  return (
    <div className="grid gap-4">
      <AccountForm
        // Without the password of the one before.
        key={made}
        id="passkey"
        label={t('add')}
        fields={['current']}
        labels={{ current: t('password') }}
        submit={t('add')}
        onSend={({ current }) => add(current)}
      />
      {refusal ? (
        <PasskeyRefusalNotice refusal={refusal} />
      ) : (
        made > 0 && <FocusedNotice key={made} tone="success" role="status" title={t('added')} />
      )}
    </div>
  )
}
