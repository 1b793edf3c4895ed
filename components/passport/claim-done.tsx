'use client'

import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'
import type { Passport } from '@/lib/contract/warranty-passport'
import type { PassportTexts } from './passport-texts'

/** What its owner holds once a claim is open: its number, and what to do until we answer. */
export function ClaimDone({ claim, texts: { done } }: { claim: Passport['claims'][number]; texts: PassportTexts }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={done.title} data-print="none" className="grid gap-5">
      <Notice tone="success" title={done.title}>
        {done.text}
      </Notice>
      <p className="grid gap-1">
        <span className="text-sm text-steel">{done.number}</span>
        <span className="figure font-display text-3xl font-semibold">{claim.number}</span>
      </p>
      <div className="grid max-w-text gap-2">
        <h3 className="text-xl">{done.stepsTitle}</h3>
        <ul className="ml-5 grid list-disc gap-1.5">
          {done.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
