'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type SubmitEvent } from 'react'
import { FormFailure } from '@/components/form/form-failure'
import { TextAreaField } from '@/components/form/text-area-field'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
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
  const [told, setTold] = useState<'empty' | 'done' | null>(null)
  const last = useRef({ text: '', key: '' })

  const send = async () => {
    if (last.current.text !== text) last.current = { text, key: makeKey() }
    setBusy(true)
    setFailure(null)
    try {
      onChanged(await callCompany('replyToCase', { caseKey, text, key: last.current.key, lang: locale }))
      setText('')
      setTold('done')
    } catch (error) {
      setFailure(readFailure(error))
    }
    setBusy(false)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const isEmpty = text.trim() === ''
    setTold(isEmpty ? 'empty' : null)
    if (isEmpty) event.currentTarget.querySelector('textarea')?.focus()
    else void send()
  }
  return (
    <form noValidate aria-label={t('reply')} onSubmit={submit} className="grid gap-4 border-t border-line pt-5">
      <TextAreaField
        id="case-reply"
        label={t('replyLabel')}
        error={told === 'empty' ? t('replyEmpty') : undefined}
        maxLength={4000}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setTold(null)
        }}
      />
      {failure ? <FormFailure failure={failure} /> : null}
      {told === 'done' ? <Notice tone="success" role="status" title={t('replyDone')} /> : null}
      <p>
        <Button type="submit" variant="secondary" busy={busy}>
          {t(busy ? 'sending' : 'send')}
        </Button>
      </p>
    </form>
  )
}
