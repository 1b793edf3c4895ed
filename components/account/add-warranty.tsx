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

/** Puts a registered part into the account: its serial, then the code that went to the address on file. */
export function AddWarranty({ locale }: { locale: Locale }) {
  const t = useTranslations('user.warranties')
  const call = useAccountCall()
  const [serial, setSerial] = useState('')
  const [code, setCode] = useState('')
  const [minutes, setMinutes] = useState<number | null>(null)

  const send = () =>
    call.run(
      async () =>
        setMinutes((await callCompany('sendMyWarrantyCode', { serial: serial.trim(), lang: locale })).minutes),
      null,
      { refresh: false },
    )
  const add = async () => {
    const input = { serial: serial.trim(), code: typedFigures(code).replaceAll(/\s/g, ''), lang: locale }
    if (!(await call.run(() => callCompany('addMyWarranty', input), t('added')))) return
    setSerial('')
    setCode('')
    setMinutes(null)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (serial.trim() === '') return
    if (minutes === null) void send()
    else if (code.trim() !== '') void add()
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-5" aria-label={t('addTitle')}>
      <TextField
        id="add-serial"
        label={t('serial')}
        hint={t('serialHint')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={serial}
        onChange={({ target }) => {
          setSerial(target.value)
          setMinutes(null)
        }}
      />
      {minutes !== null && (
        <>
          <Notice role="status" title={t('sent', { minutes })} />
          <TextField
            id="add-code"
            label={t('code')}
            hint={t('codeHint')}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={call.busy}>
          {minutes === null ? t('send') : t('add')}
        </Button>
        {minutes !== null && (
          <Button variant="quiet" onClick={() => void send()}>
            {t('again')}
          </Button>
        )}
      </p>
      <CallOutcome call={call} />
    </form>
  )
}
