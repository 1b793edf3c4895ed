import { useState } from 'react'
import { useRun } from '@/components/form/use-run'

/** One call of a form of the account: whether it is under way, and what came of it. `refresh`: the page shows what it changed. */
export function useAccountCall() {
  const { run: runOnce, busy, failure } = useRun()
  const [done, setDone] = useState<string | null>(null)

  const run = async (work: () => Promise<unknown>, words: string | null, options?: { refresh?: boolean }) => {
    if (busy) return false
    setDone(null)
    const isDone = await runOnce(work, options)
    if (isDone) setDone(words)
    return isDone
  }
  return { busy, done, failure, run }
}
export type AccountCall = ReturnType<typeof useAccountCall>
