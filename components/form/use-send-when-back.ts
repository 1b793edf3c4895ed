'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Failure } from '@/lib/client/read-failure'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

type Options = {
  /** Of the last try. */
  failure: Failure | null
  /** Sends what is typed, with the key of the last try. */
  send: () => void
  /** Keeps what is typed on the device, should the page be closed meanwhile. Default: nothing; the form keeps a draft anyway. */
  keep?: () => void
}

/**
 * A form that could not be sent for want of a connection is sent once more when there is one, by the page itself: the person sees it happen, the robot
 * check is answered anew, and what was sent twice counts once because its key is the same.
 */
export function useSendWhenBack({ failure, send, keep }: Options): boolean {
  const isOnline = useIsOnline()
  const waited = useRef(false)
  const latest = useRef({ send, keep })
  const waits = !isOnline && (failure?.code === 'UPSTREAM_UNAVAILABLE' || failure?.code === 'TIMEOUT')

  useEffect(() => {
    latest.current = { send, keep }
  })
  useEffect(() => {
    if (waits) {
      waited.current = true
      latest.current.keep?.()
      return
    }
    if (!waited.current) return
    waited.current = false
    if (isOnline) latest.current.send()
  }, [waits, isOnline])

  return waits
}
