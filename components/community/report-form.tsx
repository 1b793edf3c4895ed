'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/form/text-area-field'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { callCompany } from '@/lib/client/browser'
import { buildReasons } from '@/lib/contract/build-reasons'
import { makeKey } from '@/lib/utils/make-key'

/** Thanks in the place of the form, whose focus it takes. */
function Thanks() {
  const t = useTranslations('community.report')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Notice tone="success" role="status" title={t('sentTitle')}>
        {t('sentText')}
      </Notice>
    </div>
  )
}

/** What is wrong with a build, in one choice and a few words. */
export function ReportForm({ id }: { id: string }) {
  const t = useTranslations('community.report')
  const like = useTranslations('community.like')
  const [key] = useState(makeKey)
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [state, setState] = useState<'open' | 'busy' | 'failed' | 'sent'>('open')
  const [missing, setMissing] = useState(false)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const chosen = buildReasons.find((one) => one === reason)
    setMissing(!chosen)
    if (!chosen) document.getElementById('report-reason')?.focus()
    if (!chosen || state === 'busy') return
    setState('busy')
    await callCompany('reportBuild', { id, key, reason: chosen, note }).then(
      () => setState('sent'),
      () => setState('failed'),
    )
  }
  if (state === 'sent') return <Thanks />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field id="report-reason" label={t('reason')} required error={missing ? t('choose') : undefined}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            placeholder={t('choose')}
            options={buildReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          />
        )}
      </Field>
      <TextAreaField
        id="report-note"
        label={t('note')}
        hint={t('noteHint')}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {state === 'failed' && <Notice tone="danger" role="alert" title={like('failed')} />}
      <Button type="submit" busy={state === 'busy'}>
        {t(state === 'busy' ? 'sending' : 'send')}
      </Button>
    </form>
  )
}
