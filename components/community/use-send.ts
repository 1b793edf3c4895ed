'use client'

import { useRef, useState, type BaseSyntheticEvent } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { SpamGuardHandle } from '@/components/form/robot-check-guard'
import { useFormDraft } from '@/components/form/use-form-draft'
import { callCompany } from '@/lib/client/browser'
import { readFailure, refusedFields, unreachable, type Failure } from '@/lib/client/read-failure'
import type { CaseSent } from '@/lib/contract/case'
import type { Locale } from '@/lib/i18n/locales'
import { sendDraftPlan } from './send-draft'
import { sendFields } from './send-fields'
import { emptyBuild, type ReadyBuild, type SendDraft } from './send-table'

/** The contract weighs more than the page: it comes when it is first asked. */
function makeLateResolver(locale: Locale): Resolver<SendDraft, unknown, ReadyBuild> {
  return async (...asked) => (await import('./send-schema')).makeResolver(locale)(...asked)
}

/** The form of a build: its values, the draft of this device, the sending. The same build sent again counts once, a changed one anew. */
export function useSend(locale: Locale) {
  const [resolver] = useState(() => makeLateResolver(locale))
  const form = useForm<SendDraft, unknown, ReadyBuild>({
    resolver,
    defaultValues: emptyBuild(locale),
    shouldFocusError: false,
  })
  const draft = useFormDraft(form, sendDraftPlan, locale)
  const [sent, setSent] = useState<{ receipt: CaseSent; byEmail: boolean } | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [tries, setTries] = useState(0)
  const running = useRef(false)

  const fail = (error: unknown) => {
    const failed = readFailure(error)
    const refused = refusedFields(failed, sendFields)
    for (const { path } of refused) {
      // Files that the service no longer has must be sent anew.
      if (path === 'pictureIds') form.setValue(path, [])
      form.setError(path, { type: 'refused' })
    }
    setFailure(refused.length === 0 ? failed : null)
  }

  const post = async (ready: ReadyBuild, guardField: SpamGuardHandle | null) => {
    const body = { ...ready, lang: locale }
    const key = draft.keyOf(JSON.stringify(body))
    try {
      const guard = (await guardField?.read(draft.keptAt)) ?? { elapsedMs: 0 }
      const receipt = await callCompany('sendBuild', { ...body, key, guard })
      draft.finish()
      setSent({ receipt, byEmail: ready.email !== undefined })
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
    form.reset(emptyBuild(locale))
  }
  return { form, sent, failure, tries, send, anew, restored: draft.restored }
}
export type SendFormValues = ReturnType<typeof useSend>['form']
