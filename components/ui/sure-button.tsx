'use client'

import { useState } from 'react'
import { Button } from './button'
import { useKeptFocus } from './use-kept-focus'

type Props = {
  label: string
  /** Yes. */ sure: string
  /** No. */ keep: string
  onSure: () => Promise<void>
}

/** Something that is not done by one press: pressed once it asks, pressed again it does it. */
export function SureButton({ label, sure, keep, onSure }: Props) {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const buttons = useKeptFocus<HTMLDivElement>(asked)
  const act = async () => {
    setBusy(true)
    await onSure()
    setBusy(false)
    setAsked(false)
  }
  return (
    <div ref={buttons} role="group" aria-label={label} className="flex flex-wrap gap-3">
      {asked ? (
        <>
          <Button busy={busy} onClick={() => void act()}>
            {sure}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            {keep}
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {label}
        </Button>
      )}
    </div>
  )
}
