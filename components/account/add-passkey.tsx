'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { callCompany } from '@/lib/client/browser'
import { makePasskey, PasskeyError, type PasskeyRefusal } from '@/lib/client/passkeys'
import type { Locale } from '@/lib/i18n/locales'
import { CallOutcome } from './call-outcome'
import { deviceName } from './device-name'
import { PasskeyRefusalNotice } from './passkey-refusal'
import { useAccountCall } from './use-account-call'
import { usePasskeysHere } from './use-passkeys-here'

/** The password once more, then the device makes a passkey. */
export function AddPasskey({ locale }: { locale: Locale }) {
  const t = useTranslations('user.settings.passkeys')
  const call = useAccountCall()
  const here = usePasskeysHere()
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<PasskeyRefusal | null>(null)

  const add = async () => {
    const { ceremony, options } = await callCompany('beginPasskey', { password })
    const credential = await makePasskey(options).catch((error: unknown) => {
      if (!(error instanceof PasskeyError)) throw error
      setRefusal(error.refusal)
      return null
    })
    if (!credential) return
    const name = deviceName(navigator.userAgent) || t('unnamed')
    await callCompany('addPasskey', { ceremony, credential, name, lang: locale })
    setPassword('')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setRefusal(null)
    void call.run(add, null)
  }
  if (here === null) return null
  if (!here) return <p className="max-w-text text-steel">{t('notHere')}</p>
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-4">
      <TextField
        id="passkey-password"
        label={t('password')}
        type="password"
        required
        autoComplete="current-password"
        maxLength={200}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p>
        <Button type="submit" busy={call.busy}>
          {t('add')}
        </Button>
      </p>
      {refusal && <PasskeyRefusalNotice refusal={refusal} />}
      <CallOutcome call={call} />
    </form>
  )
}
