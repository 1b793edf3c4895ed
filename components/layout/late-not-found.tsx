'use client'

import { lazy, Suspense } from 'react'

const NotFoundNotice = lazy(async () => ({ default: (await import('./not-found-notice')).NotFoundNotice }))

/** Every page of the site brings what it would show if it were missing; as a leaf that is a name, and its view comes when it is drawn. */
export function LateNotFound() {
  return (
    <Suspense fallback={<div data-tone="stage" className="min-h-dvh bg-ink" />}>
      <NotFoundNotice />
    </Suspense>
  )
}
