'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { CallOutcome } from './call-outcome'
import { useAccountCall } from './use-account-call'

export function ProfileForm({ name, locale }: { name: string; locale: Locale }) {
  const t = useTranslations('user.settings')
  const call = useAccountCall()
  const [typed, setTyped] = useState(name)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() !== '')
      void call.run(() => callCompany('changeMyAccount', { name: typed, lang: locale }), t('saved'))
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-xl gap-4">
      <TextField
        id="profile-name"
        label={t('name')}
        required
        autoComplete="name"
        maxLength={120}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>
        <Button type="submit" busy={call.busy}>
          {t('save')}
        </Button>
      </p>
      <CallOutcome call={call} />
    </form>
  )
}
