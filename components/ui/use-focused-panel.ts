'use client'

import { useEffect, useRef, type RefObject } from 'react'

/** For a panel that comes in place of a whole form and may be taller than the screen: it has the focus, and its beginning stands below the header. */
export function useFocusedPanel(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(false)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    // Shown once more by "back", it stays where it was left.
    if (!shown.current) panel.current?.scrollIntoView()
    shown.current = true
  }, [])
  return panel
}
