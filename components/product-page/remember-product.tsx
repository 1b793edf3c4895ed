'use client'

import { useEffect } from 'react'
import { recentLimit, recentStore } from '@/lib/utils/recent-store'

/** Puts a product first in the list of recently viewed ones. */
export function RememberProduct({ id }: { id: string }) {
  useEffect(() => {
    const ids = recentStore.read()
    if (ids[0] !== id) recentStore.write([id, ...ids.filter((other) => other !== id)].slice(0, recentLimit))
  }, [id])
  return null
}
