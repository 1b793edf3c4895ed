'use client'

import { lazy, Suspense } from 'react'
import { useInUse } from '@/components/next/use-in-use'
import type { NearestProps } from './nearest-props'

const NearestAnswer = lazy(async () => ({ default: (await import('./nearest-answer')).NearestAnswer }))

/** Nothing is loaded before the visitor uses the page; the room is kept. */
export function LateNearest(props: NearestProps) {
  const used = useInUse()
  return (
    <div className="min-h-32" data-print="none">
      {used && (
        <Suspense fallback={null}>
          <NearestAnswer {...props} />
        </Suspense>
      )}
    </div>
  )
}
