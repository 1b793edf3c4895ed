'use client'

import { useCallback, useState } from 'react'
import { loadLaterParts } from './later-parts'

type LaterParts = Awaited<ReturnType<typeof loadLaterParts>>

/** The first step that does not come with the page. */
const firstLater = 2

/** What of the form comes late; null = not yet. */
export function useLaterParts() {
  const [later, setLater] = useState<LaterParts | null>(null)
  /** Before a step is shown: all of it is there then, at once and without a connection. Rejects when it does not come. */
  const fetchStep = useCallback(async (step: number) => {
    if (step >= firstLater) setLater(await loadLaterParts())
  }, [])
  return { later, fetchStep }
}
