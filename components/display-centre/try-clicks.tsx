'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { ForcePlate } from '@/components/drawings/force-plate'
import { buttonStyle } from '@/components/ui/button-style'
import { playClick } from './click-sound'

/** An adjuster to turn click by click, with a sound and, where the phone can, a tap of its motor instead. */
export function TryClicks({ clicks, start }: { clicks: number; start: number }) {
  const t = useTranslations('display-centre.clicks')
  const sound = useId()
  const [position, setPosition] = useState(start)
  const [hasSound, setSound] = useState(true)

  const turn = (by: 1 | -1) => {
    const next = position + by
    if (next < 0 || next > clicks) return
    setPosition(next)
    if (hasSound) playClick()
    else if ('vibrate' in navigator) navigator.vibrate(8)
  }

  return (
    <div className="grid gap-4" data-needs-script data-print="none">
      <ForcePlate
        className="mx-auto w-full max-w-80"
        dials={[{ label: t('adjuster'), clicks, marks: [{ label: t('now'), at: position }] }]}
      />
      <p aria-live="polite" className="figure text-center text-2xl">
        {t('position', { count: position })}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <button type="button" className={buttonStyle('secondary', 'large')} onClick={() => turn(-1)}>
          {t('in')}
        </button>
        <button type="button" className={buttonStyle('secondary', 'large')} onClick={() => turn(1)}>
          {t('out')}
        </button>
      </div>
      <label htmlFor={sound} className="flex min-h-11 items-center gap-3">
        <input
          id={sound}
          type="checkbox"
          checked={hasSound}
          onChange={(event) => setSound(event.target.checked)}
          className="size-5 accent-signal"
        />
        {t('sound')}
      </label>
    </div>
  )
}
