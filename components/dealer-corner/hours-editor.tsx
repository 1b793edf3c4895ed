'use client'

import { useState } from 'react'
import type { ListingValues } from '@/lib/contract/dealer-listing'
import { weekdays } from '@/lib/contract/workshop-words'
import { addDays } from '@/lib/domain/calendar'
import { formatDayOfWeek } from '@/lib/i18n/format-days'
import type { Locale } from '@/lib/i18n/locales'
import { Editor } from './editor'
import { OpenHours, wrongHours } from './open-hours'
import { useCheckedSave } from './use-checked-save'

/** Any Monday: only its weekday is shown. */
const someMonday = '2024-01-01'

type Week = ListingValues['weekly']
type Props = { value: Week; busy: boolean; onSave: (week: Week) => void; locale: Locale }

/** The week, a line each day. */
export function HoursEditor({ value, busy, onSave, locale }: Props) {
  const [week, setWeek] = useState(value)
  const isRight = weekdays.every((day) => wrongHours(week[day]) === null)
  const saving = useCheckedSave(isRight, () => onSave(week))
  return (
    <Editor field="weekly" busy={busy} {...saving}>
      <ul className="border-t border-ink">
        {weekdays.map((day, i) => {
          const name = formatDayOfWeek(addDays(someMonday, i), locale)
          return (
            <li
              key={day}
              className="grid grid-cols-1 items-start border-b border-line py-2 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-2 sm:py-1"
            >
              <span className="flex min-h-11 items-center font-medium">{name}</span>
              <OpenHours
                label={name}
                value={week[day]}
                onChange={(hours) => setWeek({ ...week, [day]: hours })}
                asked={saving.refused > 0}
              />
            </li>
          )
        })}
      </ul>
    </Editor>
  )
}
