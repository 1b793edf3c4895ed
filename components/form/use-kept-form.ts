'use client'

import { useRef, useState, type BaseSyntheticEvent, type SubmitEvent } from 'react'
import { useForm, type FieldPath, type FieldPathValue, type FieldValues, type Resolver } from 'react-hook-form'
import { readFailure, refusedFields, unreachable, type Failure } from '@/lib/client/read-failure'
import type { SpamGuard } from '@/lib/contract/spam-guard'
import type { Locale } from '@/lib/i18n/locales'
import type { SpamGuardHandle } from './robot-check-guard'
import { isStillSending } from './still-sending'
import { useFormDraft, type DraftPlan } from './use-form-draft'

/** What a form on one screen is made of; made once for each form, outside of its component. */
export type FormPlan<
  Draft extends FieldValues,
  Ready,
  Path extends FieldPath<Draft>,
  Files extends Path,
> = DraftPlan<Draft> & {
  /** Comes when it is first asked: the contract weighs more than the page. */
  resolver: (locale: Locale) => Promise<Resolver<Draft, unknown, Ready>>
  /** What can be wrong, in the order of the page. */
  paths: readonly Path[]
  /** Where files stand, and what stands there while there are none. */
  files: { path: Files; none: FieldPathValue<Draft, Files> }
}

type Sending<Ready, Body, Receipt> = {
  /** What is sent: the same again counts once, a changed one anew. */
  bodyOf: (ready: Ready) => Body
  call: (body: Body & { key: string; guard: SpamGuard | { elapsedMs: number } }) => Promise<Receipt>
  /** Whether the form says by itself what this failure means. */
  takesFailure?: (failure: Failure) => boolean
}

/** A form on one screen: its values, the draft of this device, the sending. */
export function useKeptForm<
  Draft extends FieldValues,
  Ready,
  Path extends FieldPath<Draft>,
  Files extends Path,
  Body extends object,
  Receipt,
>(
  plan: FormPlan<Draft, Ready, Path, Files>,
  { bodyOf, call, takesFailure }: Sending<Ready, Body, Receipt>,
  locale: Locale,
) {
  const [resolver] = useState((): Resolver<Draft, unknown, Ready> => {
    return async (...asked) => (await plan.resolver(locale))(...asked)
  })
  const form = useForm<Draft, unknown, Ready>({ resolver, defaultValues: plan.empty(locale), shouldFocusError: false })
  const draft = useFormDraft(form, plan, locale)
  const [sent, setSent] = useState<{ receipt: Receipt; ready: Ready } | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [tries, setTries] = useState(0)
  const [waitsForFiles, setWaitsForFiles] = useState(false)
  const running = useRef(false)
  const guardField = useRef<SpamGuardHandle>(null)

  const fail = (error: unknown) => {
    const failed = readFailure(error)
    if (takesFailure?.(failed)) return
    const refused = refusedFields(failed, plan.paths)
    for (const { path } of refused) {
      // Files that the service no longer has must be sent anew.
      if (path === plan.files.path) form.setValue(plan.files.path, plan.files.none)
      form.setError(path, { type: 'refused' })
    }
    setFailure(refused.length === 0 ? failed : null)
  }

  const post = async (ready: Ready) => {
    const body = bodyOf(ready)
    const key = draft.keyOf(JSON.stringify(body))
    try {
      const guard = (await guardField.current?.read(draft.keptAt)) ?? { elapsedMs: 0 }
      const receipt = await call({ ...body, key, guard })
      draft.finish()
      setSent({ receipt, ready })
    } catch (error) {
      fail(error)
    }
  }

  const send = async (event: BaseSyntheticEvent) => {
    if (running.current) return
    running.current = true
    setFailure(null)
    try {
      await form.handleSubmit(post)(event)
    } catch {
      setFailure(unreachable)
    } finally {
      running.current = false
      setTries((count) => count + 1)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const waits = isStillSending(event.currentTarget)
    setWaitsForFiles(waits)
    if (!waits) void send(event)
  }
  const anew = () => {
    draft.forget()
    form.reset(plan.empty(locale))
  }
  return { form, guardField, submit, waitsForFiles, sent, failure, tries, restored: draft.restored, anew }
}
