'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Locale } from '@/lib/i18n/locales'
import { createDraftStore, readFreshDraft } from '@/lib/utils/drafts'
import { makeKey } from '@/lib/utils/make-key'
import { emptyApplication, keptPart, type ApplyDraft, type ReadyApplication } from './apply-table'

const draftStore = createDraftStore('career-draft')

const pauseMs = 400
/** The service forgets a file that no form names after a day. */
const fileFreshMs = 20 * 3_600_000

type Attempt = { text: string; key: string }
type Form = Pick<UseFormReturn<ApplyDraft, unknown, ReadyApplication>, 'getValues' | 'reset' | 'subscribe'>

/** Keeps what is typed on this device, with the file that was sent and the key of the last try: whoever comes back goes on, and what was sent twice counts once. */
export function useApplyDraft(form: Form, locale: Locale) {
  const { getValues, reset, subscribe } = form
  const attempt = useRef<Attempt>({ text: '', key: '' })
  const done = useRef(false)
  const [restored, setRestored] = useState(false)

  const save = useCallback(() => {
    const values = getValues()
    const kept = { ...keptPart(values), ...(values.resumeId && { resume: { ...values.resumeId, preview: null } }) }
    if (done.current || JSON.stringify(kept) === JSON.stringify(keptPart(emptyApplication(locale)))) return
    const { key } = attempt.current
    draftStore.write({
      savedAt: new Date().toISOString(),
      key,
      step: 0,
      values: { ...kept, ...(key !== '' && { attempt: attempt.current }) },
    })
  }, [getValues, locale])

  useEffect(() => {
    let gone = false
    const stored = readFreshDraft(draftStore, new Date())
    if (stored)
      void import('./apply-schema').then(({ readKept, readAttempt }) => {
        const fresh = Date.now() - Date.parse(stored.savedAt) < fileFreshMs
        const kept = readKept(stored.values, fresh, locale)
        // What is being typed already goes before what was typed once.
        if (gone || !kept || JSON.stringify(getValues()) !== JSON.stringify(emptyApplication(locale))) return
        attempt.current = readAttempt(stored.values) ?? attempt.current
        reset(kept)
        setRestored(true)
      })
    return () => {
      gone = true
    }
  }, [getValues, reset, locale])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      save()
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(flush, pauseMs)
    }
    const stop = subscribe({ formState: { values: true }, callback: later })
    addEventListener('pagehide', flush)
    return () => {
      stop()
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [subscribe, save])

  const forget = useCallback(() => {
    attempt.current = { text: '', key: '' }
    draftStore.write(null)
    setRestored(false)
  }, [])
  const finish = useCallback(() => {
    done.current = true
    forget()
  }, [forget])
  /** The key of what is sent now; the same text has the same one. It is kept before it is used. */
  const keyOf = useCallback(
    (text: string) => {
      if (attempt.current.text !== text) attempt.current = { text, key: makeKey() }
      save()
      return attempt.current.key
    },
    [save],
  )
  return { keyOf, restored, forget, finish }
}
