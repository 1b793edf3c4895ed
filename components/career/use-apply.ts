'use client'

import { useRef, useState, type BaseSyntheticEvent } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { SpamGuardHandle } from '@/components/form/robot-check-guard'
import { useFormDraft } from '@/components/form/use-form-draft'
import { callCompany } from '@/lib/client/browser'
import { readFailure, refusedFields, unreachable, type Failure } from '@/lib/client/read-failure'
import { applicationNotice } from '@/lib/domain/job-application'
import type { Locale } from '@/lib/i18n/locales'
import { applyDraftPlan } from './apply-draft'
import type { SentApplication } from './apply-sent'
import { applyPaths, emptyApplication, type ApplyDraft, type ReadyApplication } from './apply-table'

/** The contract weighs more than the page: it comes when it is first asked. */
function makeLateResolver(locale: Locale): Resolver<ApplyDraft, unknown, ReadyApplication> {
  return async (...asked) => (await import('./apply-schema')).makeResolver(locale)(...asked)
}

/** The application form: its values, the draft of this device, the sending. The same application sent again counts once, a changed one anew. */
export function useApply(jobId: string | null, locale: Locale) {
  const [resolver] = useState(() => makeLateResolver(locale))
  const form = useForm<ApplyDraft, unknown, ReadyApplication>({
    resolver,
    defaultValues: emptyApplication(locale),
    shouldFocusError: false,
  })
  const draft = useFormDraft(form, applyDraftPlan, locale)
  const [sent, setSent] = useState<SentApplication | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [closed, setClosed] = useState(false)
  const [tries, setTries] = useState(0)
  const running = useRef(false)

  const fail = (error: unknown) => {
    const failed = readFailure(error)
    if (failed.fields.some(({ path }) => path === 'jobId')) {
      setClosed(true)
      return
    }
    const refused = refusedFields(failed, applyPaths)
    for (const { path } of refused) {
      // A file that the service no longer has must be sent anew.
      if (path === 'resumeId') form.setValue(path, null)
      form.setError(path, { type: 'refused' })
    }
    setFailure(refused.length === 0 ? failed : null)
  }

  const post = async (ready: ReadyApplication, guardField: SpamGuardHandle | null) => {
    const body = { ...ready, lang: locale, notice: applicationNotice, ...(jobId !== null && { jobId }) }
    const key = draft.keyOf(JSON.stringify(body))
    try {
      const guard = (await guardField?.read(draft.keptAt)) ?? { elapsedMs: 0 }
      const receipt = await callCompany('sendApplication', { ...body, key, guard })
      draft.finish()
      setSent({ receipt, phone: ready.phone, byEmail: ready.email !== undefined })
    } catch (error) {
      fail(error)
    }
  }

  const send = async (event: BaseSyntheticEvent, guardField: SpamGuardHandle | null) => {
    if (running.current) return
    running.current = true
    setFailure(null)
    try {
      await form.handleSubmit((ready) => post(ready, guardField))(event)
    } catch {
      setFailure(unreachable)
    } finally {
      running.current = false
      setTries((count) => count + 1)
    }
  }
  const anew = () => {
    draft.forget()
    form.reset(emptyApplication(locale))
  }
  return { form, sent, failure, closed, tries, send, anew, restored: draft.restored }
}
