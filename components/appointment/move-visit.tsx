'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { callCompany } from '@/lib/client/browser'
import type { Appointment } from '@/lib/contract/appointment'
import { readFailure, type Failure } from '@/lib/client/read-failure'
import type { Locale } from '@/lib/i18n/locales'
import { FailureNotice } from './failure-notice'
import { TimeChooser } from './time-chooser'
import { useRefreshFreeDays } from './use-free-days'

type Props = {
  visit: Appointment
  token: string
  locale: Locale
  onMoved: (visit: Appointment) => void
  /** The time is not free, or the visit is no longer what this page shows. */
  onConflict: () => void
}

/** Another time at the same workshop. */
export function MoveVisit({ visit, token, locale, onMoved, onConflict }: Props) {
  const t = useTranslations('appointment')
  const [{ day, slot }, choose] = useState({ day: '', slot: '' })
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const refresh = useRefreshFreeDays()

  const move = async () => {
    setMissing(slot === '')
    if (slot === '') return
    setBusy(true)
    setFailure(null)
    try {
      onMoved(await callCompany('changeAppointment', { token, lang: locale, day, slot }))
    } catch (error) {
      const failed = readFailure(error)
      setFailure(failed)
      if (failed.code === 'CONFLICT') {
        choose({ day, slot: '' })
        onConflict()
      }
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return (
    <Disclosure summary={t('manage.move')}>
      <div className="grid gap-5 pt-3">
        <TimeChooser
          workshop={visit.workshop.id}
          job={visit.job}
          day={day}
          slot={slot}
          onChoose={(nextDay, nextSlot) => choose({ day: nextDay, slot: nextSlot })}
          errors={missing && slot === '' ? (day === '' ? { day: t('errors.day') } : { slot: t('errors.slot') }) : {}}
          locale={locale}
        />
        {failure ? <FailureNotice failure={failure} /> : null}
        <div>
          <Button busy={busy} onClick={() => void move()}>
            {t('manage.moveSubmit')}
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}
