'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Choice } from '@/components/form/choice'
import { FieldGroup } from '@/components/form/field-group'
import { LoadFailure } from '@/components/form/load-failure'
import { Button } from '@/components/ui/button'
import { passFocusOn } from '@/components/ui/focus-around'
import type { Job } from '@/lib/contract/workshop-words'
import { horizonDays, shownDays } from '@/lib/domain/appointment/slots'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import type { Locale } from '@/lib/i18n/locales'
import { DayStrip } from './day-strip'
import { longDay, timeSpan } from './day-label'
import { useFreeDays } from './use-free-days'
import { fieldId } from './visit-form'

type Props = {
  workshop: string
  job: Job | ''
  day: string
  slot: string
  onChoose: (day: string, slot: string) => void
  errors: { day?: string | undefined; slot?: string | undefined }
  locale: Locale
}

type WrongProps = { path: 'day' | 'slot'; error: string | undefined }

/** What is wrong while there is nothing to choose from; a summary of errors leads here. */
function Wrong({ path, error }: WrongProps) {
  return error ? (
    <p id={fieldId(path)} tabIndex={-1} className="text-sm font-medium text-danger">
      {error}
    </p>
  ) : null
}

function Times({ workshop, job, day, slot, onChoose, errors, locale }: Props) {
  const t = useTranslations('appointment.time')
  const [from, setFrom] = useState('')
  const { data, error, mutate } = useFreeDays(workshop, job, from)
  if (workshop === '' || job === '') {
    return (
      <div id={fieldId('day')} tabIndex={-1} className="grid gap-1.5">
        <p className="text-steel">{t('first')}</p>
        {errors.day ? <p className="text-sm font-medium text-danger">{errors.day}</p> : null}
      </div>
    )
  }
  if (error || !data)
    return (
      <div className="grid gap-1.5">
        {error ? (
          <LoadFailure title={t('failed')} onRetry={() => void mutate()} />
        ) : (
          <p role="status">{t('loading')}</p>
        )}
        <Wrong path="day" error={errors.day} />
        <Wrong path="slot" error={errors.slot} />
      </div>
    )
  const first = data.days[0]?.day ?? ''
  const chosen = data.days.find((other) => other.day === day)
  const later = addDays(first, shownDays)
  return (
    <div className="grid gap-6">
      <DayStrip days={data.days} day={day} onChoose={(next) => onChoose(next, '')} error={errors.day} locale={locale} />
      <div className="flex flex-wrap gap-3">
        {from !== '' ? (
          <Button ref={passFocusOn} variant="secondary" onClick={() => setFrom(earlier(first))}>
            {t('earlier')}
          </Button>
        ) : null}
        {isOffered(later) ? (
          <Button ref={passFocusOn} variant="secondary" onClick={() => setFrom(later)}>
            {t('later')}
          </Button>
        ) : null}
      </div>
      {chosen && chosen.slots.length > 0 ? (
        <FieldGroup
          id={fieldId('slot')}
          legend={t('times', { day: longDay(day, locale) })}
          hint={t('zone')}
          error={errors.slot}
          role="radiogroup"
          required
        >
          {({ id }) => (
            <div className="grid grid-cols-2 gap-2 max-[17rem]:grid-cols-1 sm:grid-cols-3">
              {chosen.slots.map(({ time, free }, index) => (
                <Choice
                  key={time}
                  type="radio"
                  framed
                  name="slot"
                  value={time}
                  checked={time === slot}
                  onChange={() => onChoose(day, time)}
                  label={<span className="figure">{timeSpan(time, data.minutes)}</span>}
                  detail={t('free', { count: free })}
                  {...(index === 0 && { id })}
                />
              ))}
            </div>
          )}
        </FieldGroup>
      ) : (
        <Wrong path="slot" error={errors.slot} />
      )}
    </div>
  )
}

/** A day of two weeks, then a time of that day, with what is free. It keeps the focus while other weeks are asked for. */
export function TimeChooser(props: Props) {
  return (
    <div tabIndex={-1}>
      <Times {...props} />
    </div>
  )
}

/** Whether workshops take visits for that day already; asked once days have arrived, never of a stored page. */
function isOffered(day: string): boolean {
  return day <= addDays(dayInThailand(new Date()), horizonDays)
}

/** First day of the two weeks before; '' is today. */
function earlier(first: string): string {
  const day = addDays(first, -shownDays)
  return day <= dayInThailand(new Date()) ? '' : day
}
