'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { readFailure, type Failure } from '@/lib/client/read-failure'

/** One thing at a time; the page is drawn anew after each. */
export function useRun() {
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
