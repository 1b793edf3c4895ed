'use client'

import { useEffect, useState } from 'react'

const closeMs = 150

type Props = { pending: boolean; text: string; hint: string; onCancel: () => void }

/** A light veil over a page whose successor takes long; Escape keeps the visitor here. */
export function LoadingOverlay({ pending, text, hint, onCancel }: Props) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const timer = window.setTimeout(() => setShown(pending), pending ? 0 : closeMs)
    return () => window.clearTimeout(timer)
  }, [pending])

  useEffect(() => {
    if (!pending) return
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onCancel()
    }
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  }, [pending, onCancel])

  return (
    <div
      role="status"
      data-print="none"
      data-closing={!pending}
      className="loading-overlay pointer-events-none fixed inset-0 z-40"
      hidden={!pending && !shown}
    >
      {pending ? (
        <p className="rounded-base bg-ink px-4 py-2 text-sm text-white">
          {text} <span className="hidden text-mist md:inline">{hint}</span>
        </p>
      ) : null}
    </div>
  )
}
