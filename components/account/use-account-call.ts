import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { readFailure, type Failure } from '@/lib/client/read-failure'

/** One call of a form of the account: whether it is under way, and what came of it. `refresh`: the page shows what it changed. */
export function useAccountCall() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [done, setDone] = useState<string | null>(null)

  const run = async (work: () => Promise<unknown>, words: string | null, { refresh = true } = {}): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    setFailure(null)
    setDone(null)
    try {
      await work()
      setDone(words)
      if (refresh) router.refresh()
      return true
    } catch (error) {
      setFailure(readFailure(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, done, failure, run }
}
export type AccountCall = ReturnType<typeof useAccountCall>
