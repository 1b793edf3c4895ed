'use client'

import { useEffect, useRef } from 'react'

/** Heading of a step; takes the focus when the visitor has come here from another one. */
export function StepHeading({ number, title, takesFocus }: { number: number; title: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={heading} id="register-step" tabIndex={-1} className="flex scroll-mt-28 items-baseline gap-3 text-2xl">
      <span aria-hidden="true" className="figure text-signal">
        {number}
      </span>
      {title}
    </h2>
  )
}
