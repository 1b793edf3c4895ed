'use client'

import { useTranslations } from 'next-intl'
import { useRef, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { CallOutcome } from './call-outcome'
import { useAccountCall } from './use-account-call'

export function PasswordForm({ locale }: { locale: Locale }) {
  const t = useTranslations('user.settings')
  const call = useAccountCall()
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const input = { current: String(data.get('current')), password: String(data.get('password')), lang: locale }
    if (await call.run(() => callCompany('changePassword', input), t('passwordChanged'))) form.current?.reset()
  }
  const shared = { type: 'password', required: true, minLength: 8, maxLength: 200 } as const
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-4">
      <TextField {...shared} id="current" name="current" label={t('current')} autoComplete="current-password" />
      <TextField
        {...shared}
        id="new-password"
        name="password"
        label={t('newPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
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
