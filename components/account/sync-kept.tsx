'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Brings the lists of this browser and of the account together, and shows what came of it. */
export function SyncKept() {
  const router = useRouter()
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void import('./keep-lists')
      .then(({ keepLists }) => keepLists())
      .then((kept) => {
        if (gone) kept.stop()
        else {
          stop = kept.stop
          if (kept.changed) router.refresh()
        }
      })
      // Offline, or signed out meanwhile: the lists of this browser are as good as before.
      .catch(() => undefined)
    return () => {
      gone = true
      stop?.()
    }
  }, [router])
  return null
}
