'use client'

import { useCallback, useEffect, useState } from 'react'

/** Whether this browser keeps anything for offline use: some inside other apps do not. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window

/** What a store of the device lists; null = not known yet. `reload` reads it anew. */
export function useListed<T>(list: () => Promise<T[]>): { items: T[] | null; reload: () => void } {
  const [items, setItems] = useState<T[] | null>(null)
  const reload = useCallback(() => {
    const listing = canKeep() ? list() : Promise.resolve([])
    listing.then(setItems, () => setItems([]))
  }, [list])
  useEffect(reload, [reload])
  return { items, reload }
}
