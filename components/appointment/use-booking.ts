'use client'

import { useEffect, useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { SpamGuardHandle } from '@/components/form/robot-check-guard'
import { callCompany } from '@/lib/client/browser'
import { readFailure, refusedFields, unreachable, type Failure } from '@/lib/client/read-failure'
import type { OutputOf } from '@/lib/contract/endpoints'
import type { Locale } from '@/lib/i18n/locales'
import { makeKey } from '@/lib/utils/make-key'
import { useRefreshFreeDays } from './use-free-days'
import { forgetVisitDraft, keepVisitDraft, readVisitDraft } from './visit-draft'
import { emptyVisit, visitPaths, type ReadyVisit, type VisitDraft } from './visit-form'

/** The contract weighs more than the page: it comes when it is first asked. */
function makeLateResolver(locale: Locale): Resolver<VisitDraft, unknown, ReadyVisit> {
  return async (...asked) => (await import('./visit-schema')).makeResolver(locale)(...asked)
}

/** Nothing is answered yet; the vehicle that this browser remembers fills itself in. */
const isUntouched = (draft: VisitDraft, locale: Locale): boolean =>
  JSON.stringify({ ...draft, vehicle: null }) === JSON.stringify({ ...emptyVisit(locale), vehicle: null })

/** The booking form: its values, what this device has kept of it, and the sending. The key belongs to what was typed: the same form sent again after a broken connection is booked once, a changed one anew. */
export function useBooking(locale: Locale) {
  const [resolver] = useState(() => makeLateResolver(locale))
  const form = useForm<VisitDraft, unknown, ReadyVisit>({
    resolver,
    defaultValues: emptyVisit(locale),
    shouldFocusError: false,
  })
  const [booked, setBooked] = useState<OutputOf<'bookAppointment'> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const refresh = useRefreshFreeDays()
  const sent = useRef({ text: '', key: '' })
  const [isPutBack, setIsPutBack] = useState(false)
  const { getValues, reset } = form

  useEffect(() => {
    let gone = false
    void readVisitDraft(new Date(), locale)
      .then((kept) => {
        // What is being typed already, or stands in a link, goes before what was typed once.
        if (gone || !kept || !isUntouched(getValues(), locale)) return
        sent.current = kept.attempt ?? sent.current
        reset(kept.draft)
        setIsPutBack(true)
      })
      .catch(() => undefined)
    return () => {
      gone = true
    }
  }, [getValues, reset, locale])

  const fail = (error: unknown) => {
    const failed = readFailure(error)
    const refused = refusedFields(failed, visitPaths)
    for (const { path } of refused) form.setError(path, { type: 'custom' })
    setFailure(refused.length === 0 ? failed : null)
    if (failed.code !== 'CONFLICT') return
    form.setValue('slot', '')
    refresh()
  }

  const book = async (visit: ReadyVisit, guardField: SpamGuardHandle | null) => {
    const text = JSON.stringify(visit)
    if (sent.current.text !== text) sent.current = { text, key: makeKey() }
    setFailure(null)
    try {
      const guard = (await guardField?.read()) ?? { elapsedMs: 0 }
      setBooked(await callCompany('bookAppointment', { ...visit, lang: locale, key: sent.current.key, guard }))
      forgetVisitDraft()
      setIsPutBack(false)
    } catch (error) {
      fail(error)
    }
  }
  const again = () => {
    setBooked(null)
    setIsPutBack(false)
    forgetVisitDraft()
    reset(emptyVisit(locale))
  }
  return {
    form,
    booked,
    failure,
    book,
    again,
    forgive: () => setFailure(null),
    giveUp: () => setFailure(unreachable),
    keep: () => keepVisitDraft(getValues(), sent.current),
    isPutBack,
  }
}
