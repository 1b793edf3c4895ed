'use client'

import { mdiCrosshairsGps } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { passFocusOn } from '@/components/ui/focus-around'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import { PlaceChoice } from './place-choice'
import { usePosition } from './use-position'

/** The question where the visitor is: two buttons, the field only once it is wanted or the device tells nothing. */
export function AskPlace({ locale }: { locale: Locale }) {
  const t = useTranslations('dealer.nearest')
  const finder = useTranslations('dealer.finder')
  const { state, ask } = usePosition()
  const [typing, setTyping] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const isOpen = typing || state === 'denied'
  // The field takes the place of the buttons; the device may answer when the visitor is elsewhere by then.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) field.current?.querySelector('input')?.focus()
  }, [isOpen])
  return (
    <div ref={passFocusOn} className="grid gap-2">
      <h3 className="text-xl">{t('ask')}</h3>
      <p role="status">{state === 'denied' ? finder('denied') : t('askText')}</p>
      {isOpen ? (
        <div ref={field} className="pt-2">
          <PlaceChoice locale={locale} goes />
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button variant="secondary" onClick={ask} aria-busy={state === 'asking'}>
            <Icon path={mdiCrosshairsGps} size={5} />
            {finder(state === 'asking' ? 'asking' : 'position')}
          </Button>
          <Button variant="quiet" onClick={() => setTyping(true)}>
            {t('type')}
          </Button>
        </p>
      )}
    </div>
  )
}
