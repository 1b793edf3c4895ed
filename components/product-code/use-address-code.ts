'use client'

import { useSyncExternalStore } from 'react'

const nothing = () => ''

function read(): string {
  const query = new URLSearchParams(window.location.search)
  return (query.get('code') ?? query.get('serial') ?? '').slice(0, 40)
}

/** The part number that stands beside a serial in the code of a label. */
const readPart = () => {
  const query = new URLSearchParams(window.location.search)
  return query.has('serial') ? (query.get('part') ?? '').slice(0, 40) : ''
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('popstate', changed)
  return () => window.removeEventListener('popstate', changed)
}

/** The code a link brought along, `?code=` or `?serial=`; '' on the server, during hydration and without one. */
export function useAddressCode(): string {
  return useSyncExternalStore(subscribe, read, nothing)
}

/** The part number a label's code brought along with its serial, `?part=`. */
export function usePartInAddress(): string {
  return useSyncExternalStore(subscribe, readPart, nothing)
}
