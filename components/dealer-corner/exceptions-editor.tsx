'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/field'
import { leaving } from '@/components/ui/focus-around'
import type { ListingValues } from '@/lib/contract/dealer-listing'
import { listingLimits } from '@/lib/contract/dealer-words'
import { addDays, dayInThailand } from '@/lib/domain/calendar'
import { formatDate, formatYearlyDay } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { Editor } from './editor'
import { OpenHours, wrongHours } from './open-hours'
import { useCheckedSave } from './use-checked-save'

type Days = ListingValues['exceptions']
type Props = { value: Days; busy: boolean; onSave: (days: Days) => void; locale: Locale }

/** Days with other hours than their weekday has. */
export function ExceptionsEditor({ value, busy, onSave, locale }: Props) {
  const t = useTranslations('dealer-corner.exceptions')
  const [days, setDays] = useState(value)
  const [next, setNext] = useState(() => addDays(dayInThailand(new Date()), 1))
  const isRight = days.every(({ hours }) => wrongHours(hours) === null)
  const saving = useCheckedSave(isRight, () => onSave(days))
  const isThere = days.some(({ day }) => day === next)
  const nameOf = (day: string) =>
    day.length === 5 ? t('yearly', { day: formatYearlyDay(day, locale) }) : formatDate(day, locale)
  return (
    <Editor field="exceptions" busy={busy} {...saving}>
      {days.length === 0 ? <p className="text-steel">{t('none')}</p> : null}
      <ul className="grid">
        {days.map(({ day, hours }) => (
          <li
            key={day}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2 max-[17rem]:grid-cols-1 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
          >
            <span className="flex min-h-11 items-center font-medium max-sm:col-span-full max-sm:min-h-8">
              {nameOf(day)}
            </span>
            <div className={hours ? 'max-sm:col-span-full' : undefined}>
              <OpenHours
                label={nameOf(day)}
                value={hours}
                onChange={(changed) => setDays(days.map((one) => (one.day === day ? { day, hours: changed } : one)))}
                asked={saving.refused > 0}
              />
            </div>
            <Button
              variant="quiet"
              size="small"
              className="justify-self-start"
              aria-label={`${t('remove')}: ${nameOf(day)}`}
              onClick={leaving(() => setDays(days.filter((one) => one.day !== day)))}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-3">
        <input
          type="date"
          aria-label={t('day')}
          value={next}
          onChange={({ target }) => setNext(target.value)}
          className={`${controlStyle} w-auto max-w-full`}
        />
        <Button
          variant="secondary"
          disabled={next === '' || isThere || days.length >= listingLimits.exceptions}
          onClick={() => setDays([...days, { day: next, hours: null }].toSorted((a, b) => a.day.localeCompare(b.day)))}
        >
          {t('add')}
        </Button>
      </div>
      <p className="max-w-text text-sm text-steel">{t('hint')}</p>
    </Editor>
  )
}
