'use client'

import { useEffect, useRef } from 'react'

/** Says that a passport is closed, and takes the focus that its button had. */
export function ClosedNote({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} tabIndex={-1} className="border-l-3 border-ink bg-white p-4 font-semibold">
      {text}
    </p>
  )
}
