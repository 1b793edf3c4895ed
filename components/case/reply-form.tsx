'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type SubmitEvent } from 'react'
import { FormFailure } from '@/components/form/form-failure'
import { TextAreaField } from '@/components/form/text-area-field'
import { Button } from '@/components/ui/button'
import { callCompany } from '@/lib/client/browser'
import { readFailure, type Failure } from '@/lib/client/read-failure'
import { makeKey } from '@/lib/utils/make-key'
import type { CaseProps } from './case-props'

/** Writes on in an open case; sent twice, it counts once. */
export function ReplyForm({ caseKey, locale, onChanged }: CaseProps) {
  const t = useTranslations('case.page')
  const [text, setText] = useState('')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const last = useRef({ text: '', key: '' })

  const send = async () => {
    if (last.current.text !== text) last.current = { text, key: makeKey() }
    setBusy(true)
    setFailure(null)
    try {
      onChanged(await callCompany('replyToCase', { caseKey, text, key: last.current.key, lang: locale }))
      setText('')
    } catch (error) {
      setFailure(readFailure(error))
    }
    setBusy(false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !busy) void send()
  }
  return (
    <form noValidate aria-label={t('reply')} onSubmit={submit} className="grid gap-4 border-t border-line pt-5">
      <TextAreaField
        id="case-reply"
        label={t('replyLabel')}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {failure ? <FormFailure failure={failure} /> : null}
      <p>
        <Button type="submit" variant="secondary" busy={busy}>
          {t(busy ? 'sending' : 'send')}
        </Button>
      </p>
    </form>
  )
}
