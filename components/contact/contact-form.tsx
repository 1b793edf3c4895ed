'use client'

import { useMemo, useState } from 'react'
import { CaseForm } from '@/components/case/case-form'
import type { CaseFormView } from '@/components/case/case-form-view'
import { ChoiceGroup } from '@/components/form/choice-group'
import { PutBackNote } from '@/components/form/put-back-note'
import type { SpamGuardProps } from '@/components/form/robot-check-guard'
import { useHydrated } from '@/components/next/use-hydrated'
import { PhoneLink } from '@/components/ui/phone-link'
import type { ContactReason } from '@/lib/contract/case-words'
import type { CaseAnswers } from '@/lib/domain/case-forms'
import type { Locale } from '@/lib/i18n/locales'
import { readAskedReason } from './asked-reason'
import { forgetContactDraft, keepContactDraft, readContactDraft, type ContactDraft } from './contact-draft'

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

type Start = {
  reason: ContactReason | null
  answers: CaseAnswers
  /** null = none is put back. */ draft: ContactDraft | null
}

const blank: Start = { reason: null, answers: {}, draft: null }

/** What a link asks for goes before what this device has kept. */
function readStart(): Start {
  const asked = readAskedReason(location.search)
  if (asked) return { ...asked, draft: null }
  const draft = readContactDraft(new Date())
  return draft ? { ...draft, draft } : blank
}

/** Reason first; then the fields it needs, with who answers and by when. A link such as `?reason=dealer&about=Bang%20Na` chooses and fills in. */
export function ContactForm(props: Props) {
  const isHydrated = useHydrated()
  const start = useMemo(() => (isHydrated ? readStart() : blank), [isHydrated])
  return <ReasonForm key={start.reason ?? 'blank'} start={start} {...props} />
}

function ReasonForm({ start, choices, legend, orCall, guard, locale }: Props & { start: Start }) {
  const [reason, setReason] = useState(start.reason)
  const [answers, setAnswers] = useState(start.answers)
  const [begun, setBegun] = useState(start.draft)
  const [isPutBack, setIsPutBack] = useState(start.draft !== null)
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
