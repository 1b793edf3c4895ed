'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { readFailure, type Failure } from '@/lib/client/read-failure'
import type { EntryKind } from '@/lib/contract/editor-words'

/** An entry as it was read: what is done to it goes by its version. */
export type NamedVersion = { kind: EntryKind; id: string; version: number }

/** One thing at a time; the page is drawn anew after each. */
export function useEntryRun() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      await work()
      router.refresh()
      return true
    } catch (error) {
      setFailure(readFailure(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { run, busy, failure }
}
