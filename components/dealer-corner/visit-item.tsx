'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { longDay, timeSpan } from '@/components/appointment/day-label'
import { TimeChooser } from '@/components/appointment/time-chooser'
import { Badge, type Tone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { useKeptFocus } from '@/components/ui/use-kept-focus'
import type { DealerVisit, VisitAct } from '@/lib/contract/dealer-visits'
import { bookedVehicleName } from '@/lib/domain/vehicle-name'
import type { Locale } from '@/lib/i18n/locales'

const tones: Record<DealerVisit['state'], Tone> = {
  booked: 'warning',
  changed: 'warning',
  accepted: 'success',
  cancelled: 'neutral',
  done: 'neutral',
  'no-show': 'neutral',
}

type Props = { visit: DealerVisit; dealer: string; busy: boolean; onAct: (act: VisitAct) => void; locale: Locale }

/** One visit: when, what, on which vehicle, who; and the next steps. */
export function VisitItem({ visit, dealer, busy, onAct, locale }: Props) {
  const t = useTranslations('dealer-corner.visits')
  const jobs = useTranslations('appointment.jobs')
  const [{ day, slot }, choose] = useState({ day: '', slot: '' })
  const { vehicle, contact, acts } = visit
  // Each step leads to a state that offers others.
  const box = useKeptFocus<HTMLLIElement>(visit.state)
  return (
    <li ref={box} tabIndex={-1} className="grid grid-cols-1 gap-4 border border-line bg-white p-4 md:p-6">
      <header className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-lg">
          {longDay(visit.day, locale)} <span className="figure">{timeSpan(visit.slot, visit.minutes)}</span>
        </h3>
        <Badge tone={tones[visit.state]}>{t(`states.${visit.state}`)}</Badge>
      </header>
      {visit.outside ? <Notice tone="warning" title={t('outside')} /> : null}
      {visit.suspected ? <Notice tone="warning" title={t('suspected')} /> : null}
      <div className="grid gap-1">
        <p className="font-semibold">{jobs(`${visit.job}.name`)}</p>
        <p>{bookedVehicleName(vehicle)}</p>
        {contact ? <p>{contact.name}</p> : null}
        {contact?.note ? <p className="text-sm text-steel">{`${t('note')}: ${contact.note}`}</p> : null}
        <p className="figure text-sm text-steel">{visit.number}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {acts.includes('accept') ? (
          <Button busy={busy} onClick={() => onAct({ what: 'accept' })}>
            {t('accept')}
          </Button>
        ) : null}
        {acts.includes('finish') ? (
          <Button busy={busy} onClick={() => onAct({ what: 'finish' })}>
            {t('finish')}
          </Button>
        ) : null}
        {contact ? (
          <a href={`tel:${contact.phone}`} className={buttonStyle('secondary')}>
            {t('call', { phone: contact.phone })}
          </a>
        ) : null}
      </div>
      {acts.includes('move') ? (
        <Disclosure summary={t('move')}>
          <div className="grid gap-5 pt-3">
            <TimeChooser
              workshop={dealer}
              job={visit.job}
              day={day}
              slot={slot}
              onChoose={(nextDay, nextSlot) => choose({ day: nextDay, slot: nextSlot })}
              errors={{}}
              locale={locale}
            />
            <div>
              <Button busy={busy} disabled={slot === ''} onClick={() => onAct({ what: 'move', day, slot })}>
                {t('moveTo')}
              </Button>
            </div>
          </div>
        </Disclosure>
      ) : null}
    </li>
  )
}
