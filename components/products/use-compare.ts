'use client'

import { useSyncExternalStore } from 'react'
import { compareStore } from './compare-store'

/** Ids in the comparison; empty on the server and during hydration. */
export function useCompare(): string[] {
  return useSyncExternalStore(compareStore.subscribe, compareStore.read, compareStore.readOnServer)
}
