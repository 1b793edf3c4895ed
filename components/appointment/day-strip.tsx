'use client'

import { useTranslations } from 'next-intl'
import { Choice } from '@/components/form/choice'
import { FieldGroup } from '@/components/form/field-group'
import type { SlotDay } from '@/lib/contract/appointment'
import type { Locale } from '@/lib/i18n/locales'
import { shortDay } from './day-label'
import { fieldId } from './visit-form'

type Props = {
  days: readonly SlotDay[]
  day: string
  onChoose: (day: string) => void
  error: string | undefined
  locale: Locale
}

/** Fourteen days; those without a free time tell why they cannot be chosen. */
export function DayStrip({ days, day, onChoose, error, locale }: Props) {
  const t = useTranslations('appointment.time')
  const nothing = days.every(({ slots }) => slots.length === 0)
  const firstOpen = days.find(({ slots }) => slots.length > 0)?.day
  return (
    <FieldGroup id={fieldId('day')} legend={t('days')} error={error} role="radiogroup" required>
      {({ id }) => (
        <>
          <div className="grid grid-cols-2 gap-2 max-[17rem]:grid-cols-1 sm:grid-cols-4 xl:grid-cols-7">
            {days.map(({ day: value, closed, holiday, soon, slots }) => {
              const { weekday, date } = shortDay(value, locale)
              return (
                <Choice
                  key={value}
                  type="radio"
                  framed
                  name="day"
                  value={value}
                  checked={value === day}
                  disabled={slots.length === 0}
                  onChange={() => onChoose(value)}
                  label={
                    <span className="grid">
                      <span className="text-sm">{weekday}</span>
                      <span className="figure">{date}</span>
                    </span>
                  }
                  detail={t(
                    holiday ? 'holiday' : closed ? 'closed' : soon ? 'soon' : slots.length === 0 ? 'full' : 'freeDay',
                    {
                      count: slots.length,
                    },
                  )}
                  {...(value === firstOpen && { id })}
                />
              )
            })}
          </div>
          {nothing ? (
            <p role="status" id={id} tabIndex={-1}>
              {t('none')}
            </p>
          ) : null}
        </>
      )}
    </FieldGroup>
  )
}
