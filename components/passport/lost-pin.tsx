'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { makeKey } from '@/lib/utils/make-key'
import { readFailure } from '@/lib/client/read-failure'
import { useFailureText } from './failure-text'

type Props = { token: string; locale: Locale; contactHref: string }

/** A new PIN by text message, for who has the link and lost the PIN. Asked for again after a broken connection it is still one message. */
export function LostPin({ token, locale, contactHref }: Props) {
  const t = useTranslations('passport.lostPin')
  const failures = useTranslations('passport.failures')
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [hours, setHours] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const key = useRef('')

  const send = async () => {
    if (key.current === '') key.current = makeKey()
    setBusy(true)
    setProblem('')
    setHours(null)
    try {
      setHours((await callCompany('resetPassportPin', { token, key: key.current, lang: locale })).hours)
      key.current = ''
    } catch (error) {
      setProblem(failureText(readFailure(error)))
    }
    setBusy(false)
  }
  return (
    <Disclosure summary={t('title')} className="max-w-text border-t">
      <div className="grid gap-4">
        <p>{t('text')}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="secondary" busy={busy} onClick={() => void send()}>
            {busy ? t('sending') : t('submit')}
          </Button>
          <ButtonLink href={contactHref} variant="quiet" prefetch={false}>
            {t('contact')}
          </ButtonLink>
        </div>
        {hours === null ? null : (
          <Notice role="status" title={t('sent')}>
            {t('sentText', { hours })}
          </Notice>
        )}
        {problem === '' ? null : (
          <Notice tone="danger" role="alert" title={failures('title')}>
            {problem}
          </Notice>
        )}
      </div>
    </Disclosure>
  )
}
