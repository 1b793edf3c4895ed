'use client'

import { useRef, useState, type BaseSyntheticEvent, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SpamGuardHandle } from '@/components/form/robot-check-guard'
import { callCompany } from '@/lib/client/browser'
import type { WarrantyReceipt } from '@/lib/contract/warranty-register'
import type { Locale } from '@/lib/i18n/locales'
import type { Draft } from './register-draft'
import { readFailure, refusedFields, unreachable, type Failure } from '@/lib/client/read-failure'
import { registerFields, registerPaths } from './register-fields'
import type { Ready } from './register-schema'

type Options = {
  form: UseFormReturn<Draft, unknown, Ready>
  formKey: RefObject<string>
  /** When the draft that was gone on with was last written, ISO time; null = it is no draft. */
  draftKeptAt: RefObject<string | null>
  locale: Locale
  refuseAt: (paths: readonly string[]) => void
}

/** Sends the form once, however often the button is touched. The same key goes with every try, so that a form whose answer was lost is not registered twice. */
export function useSending({ form, formKey, draftKeptAt, locale, refuseAt }: Options) {
  const [receipt, setReceipt] = useState<WarrantyReceipt | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const running = useRef(false)

  const fail = (error: unknown) => {
    const failed = readFailure(error)
    const refused = refusedFields(failed, registerPaths)
    for (const { path, code } of refused) {
      // A file that the service no longer has must be sent anew.
      if (path === 'receiptId' || path === 'photoId') form.setValue(path, null)
      form.setError(path, { type: code })
    }
    setFailure(refused.length === 0 ? failed : null)
    if (refused.length > 0) refuseAt(refused.map(({ path }) => path))
  }

  const post = async (ready: Ready, guard: SpamGuardHandle | null) => {
    try {
      const judged = (await guard?.read(draftKeptAt.current)) ?? { elapsedMs: 0 }
      setReceipt(await callCompany('createWarranty', { ...ready, key: formKey.current, lang: locale, guard: judged }))
    } catch (error) {
      fail(error)
    }
  }
  const refuseInvalid = () =>
    refuseAt(registerFields.flatMap(({ path }) => (form.getFieldState(path).invalid ? [path] : [])))

  const send = async (event: BaseSyntheticEvent | undefined, guard: SpamGuardHandle | null) => {
    if (running.current) return
    running.current = true
    setFailure(null)
    try {
      await form.handleSubmit((ready) => post(ready, guard), refuseInvalid)(event)
    } catch {
      setFailure(unreachable)
    } finally {
      running.current = false
    }
  }
  const forget = () => {
    setReceipt(null)
    setFailure(null)
  }
  return { receipt, failure, send, giveUp: () => setFailure(unreachable), forget }
}
