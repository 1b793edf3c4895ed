'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { readFailure, type Failure } from '@/lib/client/read-failure'

/** One thing at a time; the page is drawn anew after each, unless `refresh` is false. Answers whether it was done. */
export function useRun() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = async (work: () => Promise<unknown>, { refresh = true } = {}): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailure(null)
    try {
      await work()
      if (refresh) router.refresh()
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
