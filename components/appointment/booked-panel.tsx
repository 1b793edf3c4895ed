'use client'

import { useTranslations } from 'next-intl'
import { useLayoutEffect, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import { useFocusedPanel } from '@/components/ui/use-focused-panel'
import { CalendarButton } from './calendar-button'
import { isVisitChanged } from './changed-visits'

const things = ['vehicle', 'parts', 'papers', 'load'] as const

type Props = {
  booked: { number: string; manage: string; ics: string }
  /** What was booked, and for which phone number. */
  summary: ReactNode
  onAnother: () => void
}

/** What a visitor holds once the visit is booked: number, private link, calendar file, what to bring. */
export function BookedPanel({ booked, summary, onAnother }: Props) {
  const t = useTranslations('appointment.booked')
  const panel = useFocusedPanel()
  // Runs again when the page is shown once more by "back".
  useLayoutEffect(() => {
    if (isVisitChanged(booked.manage)) onAnother()
  })
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={t('title')} className="grid gap-6">
      <Notice tone="success" title={t('title')}>
        {t('text')}
      </Notice>
      <p className="grid gap-1">
        <span className="text-sm text-steel">{t('number')}</span>
        <span className="figure font-display text-3xl font-semibold">{booked.number}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={booked.manage} prefetch={false}>
          {t('link')}
        </ButtonLink>
        <CalendarButton ics={booked.ics} label={t('calendar')} />
      </div>
      {summary}
      <section aria-labelledby="bring" className="grid gap-3">
        <h2 id="bring" className="text-2xl">
          {t('bringTitle')}
        </h2>
        <ul className="list-disc pl-5">
          {things.map((thing) => (
            <li key={thing}>{t(`bring.${thing}`)}</li>
          ))}
        </ul>
      </section>
      <div>
        <Button variant="secondary" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
