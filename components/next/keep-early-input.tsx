'use client'

import { useEffect, useState } from 'react'
import { readEarlyInput, repeatInput, repeatTaps } from './early-input'
import { useHydrated } from './use-hydrated'

/**
 * Nothing typed on a slow connection is lost: what a visitor put into a stored page before its script came is told to the script when
 * it has come, and the buttons pressed meanwhile are pressed again. Stands after the content, so that everything there is listening by then.
 */
export function KeepEarlyInput() {
  const isHydrated = useHydrated()
  // Read before React and the form libraries set their first values.
  const [early] = useState(() =>
    !isHydrated && typeof document !== 'undefined' ? readEarlyInput(document.getElementById('main') ?? document) : [],
  )

  useEffect(() => {
    for (const entry of early) repeatInput(entry)
    repeatTaps()
  }, [early])
  return null
}
