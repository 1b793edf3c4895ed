'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { CallOutcome } from './call-outcome'
import { useAccountCall } from './use-account-call'

export function PasswordForm({ locale }: { locale: Locale }) {
  const t = useTranslations('user.settings')
  const call = useAccountCall()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const input = { current, password, lang: locale }
    if (!(await call.run(() => callCompany('changePassword', input), t('passwordChanged')))) return
    setCurrent('')
    setPassword('')
  }
  const shared = { type: 'password', required: true, minLength: 8, maxLength: 200 } as const
  return (
    <form onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-4">
      <TextField
        {...shared}
        id="current"
        label={t('current')}
        autoComplete="current-password"
        value={current}
        onChange={({ target }) => setCurrent(target.value)}
      />
      <TextField
        {...shared}
        id="new-password"
        label={t('newPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p>
        <Button type="submit" busy={call.busy}>
          {t('change')}
        </Button>
      </p>
      <CallOutcome call={call} />
    </form>
  )
}
