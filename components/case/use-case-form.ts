'use client'

import { useRef, useState } from 'react'
import type { SpamGuardHandle } from '@/components/form/robot-check-guard'
import type { Attempt } from '@/components/form/use-form-draft'
import type { SentFile } from '@/components/form/upload-state'
import { callCompany } from '@/lib/client/browser'
import { readFailure, refusedFields, type Failure } from '@/lib/client/read-failure'
import type { CaseSent } from '@/lib/contract/case'
import type { CaseField } from '@/lib/contract/case-words'
import { checkCaseForm, type CaseAnswers } from '@/lib/domain/case-forms'
import type { Locale } from '@/lib/i18n/locales'
import { makeKey } from '@/lib/utils/make-key'
import type { CaseFormView } from './case-form-view'

/** What of a form can be wrong. */
export type CaseFormPath = CaseField | 'consent' | 'code' | 'fileId'
export type CaseFormErrors = Partial<Record<CaseFormPath, 'required' | 'invalid' | 'too-big'>>

type Typed = { file: SentFile | null; consent: boolean; code: string }
const nothing: Typed = { file: null, consent: false, code: '' }

/** What else is typed, what is wrong, and the sending. The key belongs to what was typed: the same form sent again counts once, a changed one anew. */
export function useCaseForm(view: CaseFormView, locale: Locale, answers: CaseAnswers, begun?: Attempt) {
  const [typed, setTyped] = useState<Typed>(nothing)
  const [errors, setErrors] = useState<CaseFormErrors>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [sent, setSent] = useState<CaseSent | null>(null)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const last = useRef(begun ?? { text: '', key: '' })

  const put = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }))

  const check = (): CaseFormErrors => ({
    ...Object.fromEntries(checkCaseForm(view.name, answers).map(({ field, code }) => [field, code])),
    ...(view.consent && !typed.consent && { consent: 'required' as const }),
    ...(view.proved && typed.code.trim() === '' && { code: 'required' as const }),
  })

  const fail = (error: unknown) => {
    const failed = readFailure(error)
    const paths = [...view.fields.map(({ field }) => `answers.${field}`), 'consent', 'code', 'fileId']
    const refused = refusedFields(failed, paths).map(({ path }) => [path.replace('answers.', ''), 'invalid'] as const)
    if (refused.some(([path]) => path === 'fileId')) put({ file: null })
    setErrors(Object.fromEntries(refused))
    setFailure(refused.length === 0 ? failed : null)
  }

  const call = async (guardField: SpamGuardHandle | null) => {
    const known = new Set<string>(view.fields.map(({ field }) => field))
    const asked = Object.fromEntries(Object.entries(answers).filter(([field]) => known.has(field)))
    const { consent, code } = typed
    const body = {
      form: view.name,
      answers: asked,
      consent: view.consent && consent,
      ...(view.proved && { code }),
      ...(view.file && typed.file && { fileId: typed.file.id }),
    }
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: makeKey() }
    const guard = (await guardField?.read()) ?? { elapsedMs: 0 }
    setSent(await callCompany('sendCase', { ...body, lang: locale, key: last.current.key, guard }))
  }

  const send = async (guardField: SpamGuardHandle | null) => {
    const found = check()
    setErrors(found)
    setFailure(null)
    setTries((count) => count + 1)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    await call(guardField).catch(fail)
    setBusy(false)
  }
  return { typed, put, errors, failure, sent, busy, tries, send, attempt: () => last.current }
}
