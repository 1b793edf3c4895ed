'use client'

import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The secret of a private link: what follows `#` in the address, which browsers keep to themselves, or else what `readKept` answers; null = not known yet, on the server and during hydration. */
export function usePrivateToken(readKept: () => string = () => ''): string | null {
  return useSyncExternalStore(
    subscribe,
    () => location.hash.slice(1) || readKept(),
    () => null,
  )
}
