'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Notice } from '@/components/ui/notice'
import type { BookingTexts } from './booking-texts'
import { CalendarButton } from './calendar-button'
import { VisitSummary, type SummaryRow } from './visit-summary'

type Props = {
  booked: { number: string; manage: string; ics: string }
  rows: readonly SummaryRow[]
  texts: BookingTexts
  onAnother: () => void
}

/** What a visitor holds once the visit is booked: number, private link, calendar file, what to bring. */
export function BookedPanel({ booked, rows, texts: { booked: words, summary }, onAnother }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={words.title} className="grid gap-6">
      <Notice tone="success" title={words.title}>
        {words.text}
      </Notice>
      <p className="grid gap-1">
        <span className="text-sm text-steel">{words.number}</span>
        <span className="figure font-display text-3xl font-semibold">{booked.number}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={booked.manage} prefetch={false}>
          {words.link}
        </ButtonLink>
        <CalendarButton ics={booked.ics} label={words.calendar} />
      </div>
      <VisitSummary rows={rows} open={summary.open} />
      <section aria-labelledby="bring" className="grid gap-3">
        <h2 id="bring" className="text-2xl">
          {words.bringTitle}
        </h2>
        <ul className="list-disc pl-5">
          {words.bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </section>
      <div>
        <Button variant="secondary" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </div>
  )
}
