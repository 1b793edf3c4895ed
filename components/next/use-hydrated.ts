'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while a page of the server comes alive, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
