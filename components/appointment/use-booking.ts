'use client'

import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SpamGuardHandle } from '@/components/form/robot-check-guard'
import { callCompany } from '@/lib/client/browser'
import { ApiError, type ErrorCode } from '@/lib/contract/api-error'
import type { OutputOf } from '@/lib/contract/endpoints'
import type { Locale } from '@/lib/i18n/locales'
import { makeKey } from '@/lib/utils/make-key'
import { useRefreshFreeDays } from './use-free-days'
import { visitFields, type ReadyVisit, type VisitDraft } from './visit-form'

/** Sends the form. The key belongs to what was typed: the same form sent again after a broken connection is booked once, a changed one anew. */
export function useBooking(form: UseFormReturn<VisitDraft, unknown, ReadyVisit>, locale: Locale) {
  const [booked, setBooked] = useState<OutputOf<'bookAppointment'> | null>(null)
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  const refresh = useRefreshFreeDays()
  const sent = useRef({ text: '', key: '' })

  const fail = (error: unknown) => {
    const { code, fields } = error instanceof ApiError ? error : new ApiError('INTERNAL')
    const known = fields.flatMap(({ path }) => visitFields.find((field) => field.path === path) ?? [])
    // A refusal of something that is no field of the page must not go unsaid.
    setFailure(code === 'INVALID_INPUT' && known.length === 0 ? 'INTERNAL' : code)
    if (code === 'CONFLICT') {
      form.setValue('slot', '')
      refresh()
    }
    if (code !== 'INVALID_INPUT') return
    for (const { path } of known) form.setError(path, { type: 'custom' })
  }

  const book = async (visit: ReadyVisit, guardField: SpamGuardHandle | null) => {
    const text = JSON.stringify(visit)
    if (sent.current.text !== text) sent.current = { text, key: makeKey() }
    setFailure(null)
    try {
      const guard = (await guardField?.read()) ?? { elapsedMs: 0 }
      setBooked(await callCompany('bookAppointment', { ...visit, lang: locale, key: sent.current.key, guard }))
    } catch (error) {
      fail(error)
    }
  }
  const again = () => {
    setBooked(null)
    form.reset()
  }
  return { booked, failure, book, again, forgive: () => setFailure(null) }
}
