'use client'

import { useEffect, useRef, useState } from 'react'

/** A word such as "searching" that has come up stays so long: one that flashes is read as a fault. */
const leastMs = 200

type FetchState = {
  pending: boolean
  error: unknown
  /** When it was done last, ms since 1970; null = not yet. */
  timestamp: number | null
}

/** How a fetch stands, for what shows it. Answers that are there at once are not held back. */
export function useFetchState({ isLoading, error }: { isLoading: boolean; error: unknown }): FetchState {
  const [shown, setShown] = useState(false)
  const [timestamp, setTimestamp] = useState<number | null>(null)
  const since = useRef<number | null>(null)

  useEffect(() => {
    if (isLoading) {
      since.current = performance.now()
      const timer = setTimeout(() => setShown(true))
      return () => clearTimeout(timer)
    }
    if (since.current === null) return
    const rest = leastMs - (performance.now() - since.current)
    const timer = setTimeout(() => {
      setShown(false)
      setTimestamp(Date.now())
    }, rest)
    return () => clearTimeout(timer)
  }, [isLoading])

  return { pending: isLoading || shown, error, timestamp }
}
