'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import { typedFigures } from '@/lib/domain/typed-figures'
import type { Locale } from '@/lib/i18n/locales'
import { CallOutcome } from './call-outcome'
import { useAccountCall } from './use-account-call'

/** Another mailbox or phone for the account: the new one and the password, then the code that went there. */
export function AddressForm({ locale }: { locale: Locale }) {
  const t = useTranslations('user.settings')
  const call = useAccountCall()
  const [to, setTo] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [minutes, setMinutes] = useState<number | null>(null)

  const send = () =>
    call.run(
      async () =>
        setMinutes((await callCompany('sendNewAddressCode', { to: to.trim(), password, lang: locale })).minutes),
      null,
      { refresh: false },
    )
  const change = async () => {
    const figures = typedFigures(code).replaceAll(/\s/g, '')
    const input = { to: to.trim(), code: figures, lang: locale }
    if (!(await call.run(() => callCompany('changeMyAddress', input), t('changed')))) return
    setTo('')
    setPassword('')
    setCode('')
    setMinutes(null)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void (minutes === null ? send() : change())
  }
  const isWrong = call.failure?.code === 'INVALID_INPUT'
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-4">
      <TextField
        id="new-address"
        label={t('newAddress')}
        required
        autoComplete="off"
        autoCapitalize="none"
        maxLength={200}
        error={isWrong ? t('wrongAddress') : undefined}
        value={to}
        onChange={({ target }) => {
          setTo(target.value)
          setMinutes(null)
        }}
      />
      {minutes === null ? (
        <TextField
          id="address-password"
          label={t('password')}
          type="password"
          required
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      ) : (
        <>
          <Notice role="status" title={t('sent', { to: to.trim(), minutes })} />
          <TextField
            id="address-code"
            label={t('code')}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </>
      )}
      <p>
        <Button type="submit" busy={call.busy}>
          {minutes === null ? t('send') : t('confirm')}
        </Button>
      </p>
      {!isWrong && <CallOutcome call={call} />}
    </form>
  )
}
