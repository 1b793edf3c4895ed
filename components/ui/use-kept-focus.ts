'use client'

import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the keyboard's place in a box whose controls change with `state`. Where the one that had the focus is gone, the box has it if it can take it,
 * else its last button: what opens a question, or what goes back from it.
 */
export function useKeptFocus<Box extends HTMLElement>(state: unknown): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement !== document.body) return
    if (box.current?.hasAttribute('tabindex')) box.current.focus({ preventScroll: true })
    else [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }, [state])
  return box
}
