'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { callCompany } from '@/lib/client/browser'
import type { Locale } from '@/lib/i18n/locales'
import { fillText } from '@/lib/utils/fill-text'
import { makeKey } from '@/lib/utils/make-key'
import { failureText, toFailure } from './failure'
import type { PassportTexts } from './passport-texts'

type Props = { token: string; texts: Pick<PassportTexts, 'lostPin' | 'failures'>; locale: Locale; contactHref: string }

/** A new PIN by text message, for who has the link and lost the PIN. Asked for again after a broken connection it is still one message. */
export function LostPin({ token, texts: { lostPin: words, failures }, locale, contactHref }: Props) {
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
      setProblem(failureText(toFailure(error), failures))
    }
    setBusy(false)
  }
  return (
    <Disclosure summary={words.title} className="max-w-text border-t">
      <div className="grid gap-4">
        <p>{words.text}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="secondary" busy={busy} onClick={() => void send()}>
            {busy ? words.sending : words.submit}
          </Button>
          <ButtonLink href={contactHref} variant="quiet" prefetch={false}>
            {words.contact}
          </ButtonLink>
        </div>
        {hours === null ? null : (
          <Notice role="status" title={words.sent}>
            {fillText(words.sentText, { hours })}
          </Notice>
        )}
        {problem === '' ? null : (
          <Notice tone="danger" role="alert" title={failures.title}>
            {problem}
          </Notice>
        )}
      </div>
    </Disclosure>
  )
}
