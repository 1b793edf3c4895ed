'use client'

import { useCallback, useEffect, useState } from 'react'

/** Whether this browser keeps anything for offline use: some inside other apps do not. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window

/** What a store of the device lists; null = not known yet. `reload` reads it anew. */
export function useListed<T>(list: () => Promise<T[]>): { items: T[] | null; reload: () => void } {
  const [items, setItems] = useState<T[] | null>(null)
  const reload = useCallback(() => {
    if (canKeep()) list().then(setItems, () => setItems([]))
    else setItems([])
  }, [list])
  useEffect(() => {
    const timer = setTimeout(reload)
    return () => clearTimeout(timer)
  }, [reload])
  return { items, reload }
}
