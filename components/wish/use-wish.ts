'use client'

import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SpamGuardHandle } from '@/components/form/robot-check-guard'
import { callCompany } from '@/lib/client/browser'
import { readFailure, refusedFields, type Failure } from '@/lib/client/read-failure'
import type { OutputOf } from '@/lib/contract/endpoints'
import type { Locale } from '@/lib/i18n/locales'
import { makeKey } from '@/lib/utils/make-key'
import { wishPaths, type ReadyWish, type WishDraft } from './wish-table'

/** Sends the form. The key belongs to what was typed: the same form sent again after a broken connection counts once, a changed one anew. */
export function useWish(form: UseFormReturn<WishDraft, unknown, ReadyWish>, locale: Locale) {
  const [sent, setSent] = useState<OutputOf<'sendWish'> | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const last = useRef({ text: '', key: '' })

  const fail = (error: unknown) => {
    const failed = readFailure(error)
    const refused = refusedFields(failed, wishPaths)
    for (const { path } of refused) form.setError(path, { type: 'refused' })
    setFailure(refused.length === 0 ? failed : null)
  }

  const send = async (wish: ReadyWish, guardField: SpamGuardHandle | null) => {
    const text = JSON.stringify(wish)
    if (last.current.text !== text) last.current = { text, key: makeKey() }
    setFailure(null)
    try {
      const guard = (await guardField?.read()) ?? { elapsedMs: 0 }
      setSent(await callCompany('sendWish', { ...wish, lang: locale, key: last.current.key, guard }))
    } catch (error) {
      fail(error)
    }
  }
  const again = () => {
    setSent(null)
    form.reset()
  }
  return { sent, failure, send, again, forgive: () => setFailure(null) }
}
