'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useKeptFocus } from '@/components/ui/use-kept-focus'

type Props = { label: string; text: string; onSure: () => Promise<void> }

/** Something that cannot be undone: pressed once it asks, pressed again it does it. */
export function SureButton({ label, text, onSure }: Props) {
  const t = useTranslations('case.page')
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
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <p className="max-w-text">{text}</p>
      <div ref={buttons} role="group" aria-label={label} className="flex flex-wrap gap-3">
        {asked ? (
          <>
            <Button busy={busy} onClick={() => void act()}>
              {label}: {t('sure')}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              {t('keep')}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {label}
          </Button>
        )}
      </div>
    </div>
  )
}
