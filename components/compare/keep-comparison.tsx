'use client'

import { useEffect } from 'react'
import { compareStore } from '@/components/products/compare-store'

/** An address that was shared becomes this browser's comparison. */
export function KeepComparison({ ids }: { ids: readonly string[] }) {
  const text = ids.join(',')
  useEffect(() => {
    if (compareStore.read().join(',') !== text) compareStore.write(text.split(','))
  }, [text])
  return null
}
