'use client'

import type { KnownPlace } from '@/components/nearest/place-store'
import { useEffect, useRef } from 'react'
import { hashTarget, scrollToElement } from '@/components/navigation/smooth-scroll'

/** Brings the answer into view once the visitor has given a place; not when the browser remembers one. Call the result before the place is kept. */
export function useShownAnswer(place: KnownPlace | null): () => void {
  const waiting = useRef(false)
  useEffect(() => {
    const found = waiting.current ? hashTarget('#found') : null
    waiting.current = false
    if (found) scrollToElement(found)
  }, [place])
  return () => {
    waiting.current = true
  }
}
