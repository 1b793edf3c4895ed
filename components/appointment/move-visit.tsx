'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { callCompany } from '@/lib/client/browser'
import type { Appointment } from '@/lib/contract/appointment'
import { ApiError, type ErrorCode } from '@/lib/contract/api-error'
import type { Locale } from '@/lib/i18n/locales'
import type { ManageTexts } from './booking-texts'
import { FailureNotice } from './failure-notice'
import { TimeChooser } from './time-chooser'
import { useRefreshFreeDays } from './use-free-days'

type Props = {
  visit: Appointment
  token: string
  texts: ManageTexts
  locale: Locale
  onMoved: (visit: Appointment) => void
}

/** Another time at the same workshop. */
export function MoveVisit({ visit, token, texts, locale, onMoved }: Props) {
  const [{ day, slot }, choose] = useState({ day: '', slot: '' })
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  const refresh = useRefreshFreeDays()

  const move = async () => {
    setMissing(slot === '')
    if (slot === '') return
    setBusy(true)
    setFailure(null)
    try {
      onMoved(await callCompany('changeAppointment', { token, lang: locale, day, slot }))
    } catch (error) {
      setFailure(error instanceof ApiError ? error.code : 'INTERNAL')
      if (error instanceof ApiError && error.code === 'CONFLICT') choose({ day, slot: '' })
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return (
    <Disclosure summary={texts.manage.move}>
      <div className="grid gap-5 pt-3">
        <TimeChooser
          workshop={visit.workshop.id}
          job={visit.job}
          day={day}
          slot={slot}
          onChoose={(nextDay, nextSlot) => choose({ day: nextDay, slot: nextSlot })}
          errors={missing && slot === '' ? (day === '' ? { day: texts.errors.day } : { slot: texts.errors.slot }) : {}}
          texts={texts.time}
          locale={locale}
        />
        {failure ? <FailureNotice code={failure} texts={texts.errors} /> : null}
        <div>
          <Button busy={busy} onClick={() => void move()}>
            {texts.manage.moveSubmit}
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}
