'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAccountFailure } from '@/components/account/failure-text'
import { readFailure, type Failure } from '@/lib/client/read-failure'

export type Told = { tone: 'success' | 'danger'; text: string }

/** Words for what the service refused here. */
type Words = Partial<Record<Failure['code'], string>>

/** One thing at a time: what is under way, and what came of the last. */
export function useCorner(words: Words = {}) {
  const t = useTranslations('dealer-corner.failures')
  const failureText = useAccountFailure()
  const [busy, setBusy] = useState('')
  const [told, setTold] = useState<Told | null>(null)
  const known: Words = { INVALID_INPUT: t('invalid'), CONFLICT: t('conflict'), ...words }

  /** True = it was done. */
  async function run(name: string, done: string, call: () => Promise<void>): Promise<boolean> {
    setBusy(name)
    setTold(null)
    try {
      await call()
      setTold({ tone: 'success', text: done })
      return true
    } catch (error) {
      const failure = readFailure(error)
      setTold({ tone: 'danger', text: known[failure.code] ?? failureText(failure) })
      return false
    } finally {
      setBusy('')
    }
  }
  return { busy, told, run }
}
