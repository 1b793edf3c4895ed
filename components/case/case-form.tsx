'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { ConsentField } from '@/components/form/consent-field'
import { ErrorSummary } from '@/components/form/error-summary'
import { FormFailure } from '@/components/form/form-failure'
import { SpamGuardField, type SpamGuardHandle, type SpamGuardProps } from '@/components/form/robot-check-guard'
import { isStillSending } from '@/components/form/still-sending'
import type { Attempt } from '@/components/form/use-form-draft'
import { useSendWhenBack } from '@/components/form/use-send-when-back'
import { WaitingNotice } from '@/components/form/waiting-notice'
import { UploadField } from '@/components/form/upload-field'
import { Button } from '@/components/ui/button'
import type { CaseAnswers } from '@/lib/domain/case-forms'
import type { Locale } from '@/lib/i18n/locales'
import { CaseCode } from './case-code'
import { CaseFieldControl, caseFieldId } from './case-field'
import type { CaseFormView } from './case-form-view'
import { CaseSentPanel } from './case-sent'
import { useCaseErrors } from './use-case-errors'
import { useCaseForm } from './use-case-form'

type Props = {
  view: CaseFormView
  /** What the form is called. */
  label: string
  guard: SpamGuardProps
  locale: Locale
  /** What is typed; kept by the page, so that another form can go on with it. */
  answers: CaseAnswers
  onAnswers: (answers: CaseAnswers) => void
  /** What was sent last from this device, before the page was closed. */ begun?: Attempt | undefined
  /** Keeps the answers while there is no connection. Default: nothing outlives the page. */ keep?: (
    attempt: Attempt,
  ) => void
  onSent?: () => void
}

/** A form that is a table of fields. What is typed stays, whatever happens to the sending. */
export function CaseForm({ view, label, guard, locale, answers, onAnswers, begun, keep, onSent }: Props) {
  const t = useTranslations('case.form')
  const guardField = useRef<SpamGuardHandle>(null)
  const form = useCaseForm(view, locale, answers, begun)
  const { typed, put, errors, failure, sent, busy, tries, send, attempt } = form
  const { errorOf, list } = useCaseErrors(view, errors)
  const { email = '', phone = '' } = answers
  const waits = useSendWhenBack({
    failure,
    send: () => void send(guardField.current),
    keep: () => keep?.(attempt()),
  })
  useEffect(() => {
    if (sent) onSent?.()
  }, [sent, onSent])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy && !isStillSending(event.currentTarget)) void send(guardField.current)
  }
  if (sent) return <CaseSentPanel sent={sent} byEmail={email.trim() !== ''} locale={locale} />
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="grid max-w-4xl gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        {view.fields.map((field) => (
          <CaseFieldControl
            key={field.field}
            field={field}
            value={answers[field.field] ?? ''}
            onChange={(value) => onAnswers({ ...answers, [field.field]: value })}
            error={errorOf(field.field)}
          />
        ))}
      </div>
      {view.file && (
        <UploadField
          id={caseFieldId('fileId')}
          label={t('file')}
          hint={t('fileHint')}
          error={errorOf('fileId')}
          purpose="attachment"
          value={typed.file}
          onChange={(file) => put({ file })}
        />
      )}
      {view.proved && (
        <CaseCode
          to={email.trim() || phone}
          value={typed.code}
          onChange={(code) => put({ code })}
          error={errorOf('code')}
          onNeedsContact={() => document.getElementById(caseFieldId('email'))?.focus()}
          locale={locale}
        />
      )}
      {view.consent && (
        <ConsentField
          id={caseFieldId('consent')}
          label={t('consent')}
          hint={view.kept}
          error={errorOf('consent')}
          required
          checked={typed.consent}
          onChange={(event) => put({ consent: event.target.checked })}
        />
      )}
      <SpamGuardField ref={guardField} {...guard} />
      {list.length > 0 && tries > 0 ? <ErrorSummary key={tries} title={t('errors.title')} errors={list} /> : null}
      {waits && <WaitingNotice />}
      {failure && !waits ? <FormFailure failure={failure} /> : null}
      <p className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={busy}>
          {t(busy ? 'sending' : 'submit')}
        </Button>
        {view.consent ? null : <span className="text-sm text-steel">{view.kept}</span>}
      </p>
    </form>
  )
}
