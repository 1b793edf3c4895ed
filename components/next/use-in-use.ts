'use client'

import { startTransition, useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const
const waiting = new Set<() => void>()
let inUse = false

/** What is loaded ahead waits for a moment without work, but no longer. */
const idleTimeoutMs = 2000

function tellAll(): void {
  inUse = true
  for (const tell of waiting) tell()
  waiting.clear()
}

function begin(): void {
  for (const sign of signs) removeEventListener(sign, begin, { capture: true })
  // Safari knows no idle moments yet.
  if ('requestIdleCallback' in window) requestIdleCallback(tellAll, { timeout: idleTimeoutMs })
  else setTimeout(tellAll)
}

if (typeof window !== 'undefined')
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })

/** Whether the visitor has begun to use the site (moved, touched, scrolled or typed) and the first answer to that is done. False on the server and while a first page starts. */
export function useInUse(): boolean {
  const [used, setUsed] = useState(inUse)
  useEffect(() => {
    const tell = () => startTransition(() => setUsed(true))
    if (inUse) tell()
    else waiting.add(tell)
    return () => {
      waiting.delete(tell)
    }
  }, [])
  return used
}
