'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormFailure } from '@/components/form/form-failure'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { callCompany } from '@/lib/client/browser'
import { readFailure, type Failure } from '@/lib/client/read-failure'
import type { Locale } from '@/lib/i18n/locales'
import { caseFieldId } from './case-field'

type Props = {
  /** Mailbox or phone, as typed; empty = neither yet. */
  to: string
  value: string
  onChange: (code: string) => void
  error: string | undefined
  onNeedsContact: () => void
  locale: Locale
}

/** Sends a code to the mailbox or phone that was typed, and takes it back. */
export function CaseCode({ to, value, onChange, error, onNeedsContact, locale }: Props) {
  const t = useTranslations('case.form')
  const [minutes, setMinutes] = useState<number | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)

  const ask = async () => {
    setFailure(null)
    if (to.trim() === '') {
      onNeedsContact()
      return
    }
    setBusy(true)
    try {
      setMinutes((await callCompany('sendCaseCode', { to: to.trim(), lang: locale })).minutes)
    } catch (problem) {
      const failed = readFailure(problem)
      if (failed.code === 'INVALID_INPUT') onNeedsContact()
      else setFailure(failed)
    }
    setBusy(false)
  }
  return (
    <div className="grid gap-4 border-l-2 border-ink pl-4">
      <p className="max-w-text">{t('codeFirst')}</p>
      <p>
        <Button variant="secondary" busy={busy} onClick={() => void ask()}>
          {t(minutes === null ? 'askCode' : 'askAgain')}
        </Button>
      </p>
      {failure ? <FormFailure failure={failure} /> : null}
      <p role="status" className={minutes === null ? 'sr-only' : ''}>
        {minutes === null ? '' : t('codeSent')}
      </p>
      <TextField
        id={caseFieldId('code')}
        label={t('code')}
        hint={t('codeHint', { minutes: minutes ?? 10 })}
        error={error}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="max-w-48"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
