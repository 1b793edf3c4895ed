'use client'

import { useCallback, useEffect, useRef } from 'react'

/** Longest wait, ms: the list of a select may keep the release to itself. */
const longestMs = 2000

/** Resolves after the click that the press that has just begun becomes. */
function nextRelease(): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const { signal } = over
    const end = () => {
      over.abort()
      clearTimeout(timer)
      // The click comes right after the release, in the same task.
      setTimeout(resolve)
    }
    const timer = setTimeout(end, longestMs)
    for (const type of ['mouseup', 'dragend']) addEventListener(type, end, { capture: true, signal })
  })
}

/**
 * Waits while a mouse button or finger is pressed. A field is left at the press: an error line that came before the release would move
 * what is pressed from under the pointer, and the click would be lost. A field left by key waits for nothing.
 */
export function useRelease(): () => Promise<void> {
  const released = useRef(Promise.resolve())
  useEffect(() => {
    const onPress = () => {
      released.current = nextRelease()
    }
    addEventListener('mousedown', onPress, true)
    return () => removeEventListener('mousedown', onPress, true)
  }, [])
  return useCallback(() => released.current, [])
}
