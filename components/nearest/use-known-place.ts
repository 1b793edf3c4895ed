'use client'

import { useSyncExternalStore } from 'react'
import { placeStore, type KnownPlace } from './place-store'

/** The visitor's place; null while none is known, and on the server. */
export function useKnownPlace(): KnownPlace | null {
  return useSyncExternalStore(placeStore.subscribe, placeStore.read, placeStore.readOnServer)
}
