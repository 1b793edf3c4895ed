'use client'

import { useRef, useState, type BaseSyntheticEvent, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SpamGuardHandle } from '@/components/form/robot-check-guard'
import { callCompany } from '@/lib/client/browser'
import { ApiError, type ErrorCode } from '@/lib/contract/errors'
import type { WarrantyReceipt } from '@/lib/contract/warranty'
import type { Locale } from '@/lib/i18n/locales'
import type { Draft } from './register-draft'
import { findField, registerFields } from './register-fields'
import type { Ready } from './register-schema'

export type Failure = { code: ErrorCode; /** Until it may be tried again; null = at once. */ minutes: number | null }

export function failureOf(error: unknown): Failure {
  const { code, retryAfterSeconds } = error instanceof ApiError ? error : new ApiError('INTERNAL')
  return { code, minutes: retryAfterSeconds === null ? null : Math.max(1, Math.ceil(retryAfterSeconds / 60)) }
}

type Options = { form: UseFormReturn<Draft, unknown, Ready>; formKey: RefObject<string>; locale: Locale; refuseAt: (paths: readonly string[]) => void }

/** Sends the form once, however often the button is touched. The same key goes with every try, so that a form whose answer was lost is not registered twice. */
export function useSending({ form, formKey, locale, refuseAt }: Options) {
  const [receipt, setReceipt] = useState<WarrantyReceipt | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const running = useRef(false)

  const fail = (error: unknown) => {
    setFailure(failureOf(error))
    if (!(error instanceof ApiError) || error.code !== 'INVALID_INPUT') return
    const known = error.fields.flatMap(({ path, code }) => {
      const field = findField(path)
      return field ? [{ path: field.path, code }] : []
    })
    for (const { path, code } of known) {
      // A file that the service no longer has must be sent anew.
      if (path === 'receipt' || path === 'photo') form.setValue(path, null)
      form.setError(path, { type: code })
    }
    if (known.length === 0) return
    setFailure(null)
    refuseAt(known.map(({ path }) => path))
  }

  const post = async (ready: Ready, guard: SpamGuardHandle | null) => {
    try {
      const judged = (await guard?.read()) ?? { elapsedMs: 0 }
      setReceipt(await callCompany('createWarranty', { ...ready, key: formKey.current, lang: locale, guard: judged }))
    } catch (error) {
      fail(error)
    }
  }
  const refuseInvalid = () => refuseAt(registerFields.flatMap(({ path }) => (form.getFieldState(path).invalid ? [path] : [])))

  const send = async (event: BaseSyntheticEvent, guard: SpamGuardHandle | null) => {
    if (running.current) return
    running.current = true
    setFailure(null)
    try {
      await form.handleSubmit((ready) => post(ready, guard), refuseInvalid)(event)
    } catch {
      setFailure({ code: 'UPSTREAM_UNAVAILABLE', minutes: null })
    } finally {
      running.current = false
    }
  }
  const forget = () => {
    setReceipt(null)
    setFailure(null)
  }
  return { receipt, failure, send, fail: (code: ErrorCode) => setFailure({ code, minutes: null }), forget }
}
