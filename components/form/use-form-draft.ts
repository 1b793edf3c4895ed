'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { Locale } from '@/lib/i18n/locales'
import type { createDraftStore } from '@/lib/utils/drafts'
import { readFreshDraft } from '@/lib/utils/drafts'
import { makeKey } from '@/lib/utils/make-key'
import type { Tree } from './nested-values'

const pauseMs = 400
/** The service forgets a file that no form names after a day. */
const fileFreshMs = 20 * 3_600_000

/** What was sent last from this device, and under which key. */
export type Attempt = { text: string; key: string }

/** How a form on one screen is kept; made once for each form, outside of its component. */
export type DraftPlan<Draft> = {
  store: ReturnType<typeof createDraftStore>
  empty: (locale: Locale) => Draft & DefaultValues<Draft>
  /** What the device keeps of it, files that were sent among it. */
  kept: (draft: Draft) => Tree
  /** What a device has kept, whatever an older version has left there. Comes late, with the contract. */
  read: (
    stored: unknown,
    filesAreFresh: boolean,
    locale: Locale,
  ) => Promise<{ draft: Draft | null; attempt: Attempt | null }>
}

type Form<Draft extends FieldValues, Ready> = Pick<
  UseFormReturn<Draft, unknown, Ready>,
  'getValues' | 'reset' | 'subscribe'
>

/** Keeps what is typed on this device, with the files that were sent and the key of the last try: whoever comes back goes on, and what was sent twice counts once. */
export function useFormDraft<Draft extends FieldValues, Ready>(
  form: Form<Draft, Ready>,
  plan: DraftPlan<Draft>,
  locale: Locale,
) {
  const { getValues, reset, subscribe } = form
  const attempt = useRef<Attempt>({ text: '', key: '' })
  const done = useRef(false)
  const [keptAt, setKeptAt] = useState<string | null>(null)

  const save = useCallback(() => {
    const kept = plan.kept(getValues())
    if (done.current || JSON.stringify(kept) === JSON.stringify(plan.kept(plan.empty(locale)))) return
    const { key } = attempt.current
    plan.store.write({
      savedAt: new Date().toISOString(),
      key,
      step: 0,
      values: { ...kept, ...(key !== '' && { attempt: attempt.current }) },
    })
  }, [getValues, plan, locale])

  useEffect(() => {
    let gone = false
    const stored = readFreshDraft(plan.store, new Date())
    if (stored)
      void plan
        .read(stored.values, Date.now() - Date.parse(stored.savedAt) < fileFreshMs, locale)
        .then(({ draft, attempt: last }) => {
          // What is being typed already goes before what was typed once.
          if (gone || !draft || JSON.stringify(getValues()) !== JSON.stringify(plan.empty(locale))) return
          attempt.current = last ?? attempt.current
          reset(draft)
          setKeptAt(stored.savedAt)
        })
    return () => {
      gone = true
    }
  }, [getValues, reset, plan, locale])

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
    plan.store.write(null)
    setKeptAt(null)
  }, [plan])
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
  return { keyOf, restored: keptAt !== null, keptAt, forget, finish }
}
