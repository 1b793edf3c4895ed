'use client'

import { useTranslations } from 'next-intl'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'

type Props = {
  onKey: (key: string) => void
  /** A key that opened nothing. */
  refused?: string
}

/** Where somebody types the key that was written down. */
export function KeyForm({ onKey, refused }: Props) {
  const t = useTranslations('case.page')
  const [typed, setTyped] = useState(refused ?? '')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim().length >= 20) onKey(typed.trim())
  }
  return (
    <form noValidate aria-label={t('keyTitle')} onSubmit={submit} className="grid max-w-2xl gap-5">
      {refused !== undefined && (
        <Notice tone="warning" role="alert" title={t('invalidTitle')}>
          {t('invalidText')}
        </Notice>
      )}
      <TextField
        id="case-key"
        label={t('keyLabel')}
        hint={t('keyHint')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p>
        <Button type="submit">{t('openKey')}</Button>
      </p>
    </form>
  )
}
