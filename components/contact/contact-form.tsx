'use client'

import { useEffect, useState } from 'react'
import { CaseForm } from '@/components/case/case-form'
import type { CaseFormView } from '@/components/case/case-form-view'
import { ChoiceGroup } from '@/components/form/choice-group'
import { PutBackNote } from '@/components/form/put-back-note'
import type { SpamGuardProps } from '@/components/form/robot-check-guard'
import { PhoneLink } from '@/components/ui/phone-link'
import type { ContactReason } from '@/lib/contract/case-words'
import type { CaseAnswers } from '@/lib/domain/case-forms'
import type { Locale } from '@/lib/i18n/locales'
import { forgetContactDraft, keepContactDraft, readContactDraft, type ContactDraft } from './contact-draft'
import { useAskedReason } from './use-asked-reason'

type Choice = {
  reason: ContactReason
  label: string
  answered: string
  /** Of who answers it; null = none of their own. */ phone: string | null
  view: CaseFormView
}
type Props = {
  choices: readonly Choice[]
  legend: string
  /** Before that phone. */ orCall: string
  guard: SpamGuardProps
  locale: Locale
}

/** Reason first; then the fields it needs, with who answers and by when. A link such as `?reason=dealer&about=Bang%20Na` chooses and fills in. */
export function ContactForm({ choices, legend, orCall, guard, locale }: Props) {
  const [reason, setReason] = useState<ContactReason | null>(null)
  const [answers, setAnswers] = useState<CaseAnswers>({})
  const [begun, setBegun] = useState<ContactDraft | null>(null)
  const [isPutBack, setIsPutBack] = useState(false)
  useEffect(() => {
    const draft = readContactDraft(new Date())
    if (!draft) return
    const timer = setTimeout(() => {
      setReason(draft.reason)
      setAnswers(draft.answers)
      setBegun(draft)
      setIsPutBack(true)
    })
    return () => clearTimeout(timer)
  }, [])
  useAskedReason((asked, filled) => {
    setReason(asked)
    setAnswers(filled)
  })
  const chosen = choices.find((choice) => choice.reason === reason)
  return (
    <div className="grid gap-8">
      <div
        onChange={(event) => {
          const { value } = event.target as HTMLInputElement
          setReason(choices.find((choice) => choice.reason === value)?.reason ?? null)
        }}
      >
        <ChoiceGroup
          key={reason === null ? 'open' : 'chosen'}
          name="reason"
          type="radio"
          framed
          legend={legend}
          className="[&>div]:sm:grid-cols-2 [&>div]:lg:grid-cols-3"
          options={choices.map((choice) => ({
            value: choice.reason,
            label: choice.label,
            checked: choice.reason === reason,
          }))}
        />
      </div>
      {chosen && (
        <div className="grid gap-6 border-t border-ink pt-5">
          <p role="status" className="max-w-text text-lg font-semibold">
            {chosen.answered}{' '}
            {chosen.phone !== null && (
              <>
                {orCall} <PhoneLink phone={chosen.phone} />
              </>
            )}
          </p>
          {isPutBack && begun?.reason === chosen.reason && (
            <PutBackNote
              onAnew={() => {
                forgetContactDraft()
                setBegun(null)
                setAnswers({})
              }}
            />
          )}
          <CaseForm
            key={`${chosen.reason} ${begun?.attempt.key ?? ''}`}
            view={chosen.view}
            label={chosen.label}
            guard={guard}
            locale={locale}
            answers={answers}
            onAnswers={setAnswers}
            begun={begun?.attempt}
            keep={(attempt) => keepContactDraft({ reason: chosen.reason, answers, attempt })}
            onSent={() => {
              forgetContactDraft()
              setIsPutBack(false)
            }}
          />
        </div>
      )}
    </div>
  )
}
