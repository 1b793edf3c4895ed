'use client'

import { useEffect, type RefObject } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { createDraftStore } from '@/lib/utils/drafts'
import type { Locale } from '@/lib/i18n/locales'
import { emptyDraft, keptPart, type Draft } from './register-draft'

export const draftStore = createDraftStore('warranty-draft')

const pauseMs = 400

type Options = {
  form: Pick<UseFormReturn<Draft>, 'subscribe' | 'getValues'>
  formKey: RefObject<string>
  step: number
  /** Sent: nothing is kept any longer. */ done: boolean
  locale: Locale
}

/** Keeps what is typed on this device: a moment after each change, at each step and when the page is left. */
export function useDraftSaving({ form, formKey, step, done, locale }: Options): void {
  const { subscribe, getValues } = form
  useEffect(() => {
    if (done) {
      draftStore.write(null)
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const empty = JSON.stringify(keptPart(emptyDraft(locale)))
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      const values = keptPart(getValues())
      if (formKey.current === '' || JSON.stringify(values) === empty) return
      draftStore.write({ savedAt: new Date().toISOString(), key: formKey.current, step, values })
    }
    const flush = () => {
      if (timer !== undefined) save()
    }
    if (step > 0) save()
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(save, pauseMs)
      },
    })
    addEventListener('pagehide', flush)
    return () => {
      stop()
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [subscribe, getValues, formKey, step, done, locale])
}
