'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Choice } from '@/components/form/choice'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { CallOutcome } from './call-outcome'
import { forgetLists } from './kept-stores'
import { useAccountCall } from './use-account-call'

/** The password once more, and a box to tick: then the account is gone, and what this browser knew of it. */
export function EraseForm({ locale, home }: { locale: Locale; home: string }) {
  const t = useTranslations('user.data')
  const call = useAccountCall()
  const [password, setPassword] = useState('')
  const [sure, setSure] = useState(false)
  const [missing, setMissing] = useState(false)
  const [erased, setErased] = useState(false)
  const erase = async (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(!sure)
    if (!sure) return
    const input = { password, lang: locale }
    if (!(await call.run(() => callCompany('eraseMyAccount', input), null, { refresh: false }))) return
    forgetLists()
    setErased(true)
    // Cookies that open nothing any more go, and so do the other tabs.
    const { signOut } = await import('@/lib/client/session')
    await signOut()
  }
  if (erased)
    return (
      <Notice
        tone="success"
        role="status"
        title={t('erased')}
        // A document, so that nothing of the account stays in this tab.
        actions={
          <a className="button button-medium button-primary" href={home}>
            {t('home')}
          </a>
        }
      />
    )
  return (
    <form noValidate onSubmit={(event) => void erase(event)} className="grid max-w-xl gap-4">
      <TextField
        id="erase-password"
        label={t('password')}
        type="password"
        required
        autoComplete="current-password"
        maxLength={200}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Choice
        type="checkbox"
        framed
        label={t('sure')}
        detail={missing && !sure ? t('sureMissing') : undefined}
        aria-invalid={missing && !sure ? true : undefined}
        checked={sure}
        onChange={({ target }) => setSure(target.checked)}
      />
      <p>
        <Button type="submit" variant="secondary" busy={call.busy}>
          {t('confirm')}
        </Button>
      </p>
      <CallOutcome call={call} />
    </form>
  )
}
