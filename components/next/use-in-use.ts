'use client'

import { startTransition, useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const
const waiting = new Set<() => void>()
let inUse = false

function begin(): void {
  inUse = true
  for (const sign of signs) removeEventListener(sign, begin, { capture: true })
  for (const tell of waiting) tell()
  waiting.clear()
}

if (typeof window !== 'undefined')
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })

/** Whether the visitor has begun to use the site: moved, touched, scrolled or typed. False on the server and while a first page starts. */
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
