'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import type { OpeningHours } from '@/lib/contract/dealer'
import { dayInThailand } from '@/lib/domain/calendar'
import { openStateAt } from '@/lib/domain/opening-hours'
import { thaiHolidayOn } from '@/lib/domain/thai-holidays'
import { formatDayOfWeek } from '@/lib/i18n/format-days'
import type { Locale } from '@/lib/i18n/locales'

const minuteMs = 60_000

function subscribe(tell: () => void): () => void {
  const timer = setInterval(tell, minuteMs)
  return () => clearInterval(timer)
}
const readMinute = () => Math.floor(Date.now() / minuteMs)
const unknown = () => null

/** The minute it is; null on the server and while the page starts, because a stored page knows no time. */
function useMinute(): Date | null {
  const minute = useSyncExternalStore(subscribe, readMinute, unknown)
  return minute === null ? null : new Date(minute * minuteMs)
}

/** Whether a shop is open now, until when, or when it opens next; a word of caution on public holidays. Its line is kept free before. */
export function OpenNow({ hours, locale }: { hours: OpeningHours; locale: Locale }) {
  const t = useTranslations('dealer.open')
  const now = useMinute()
  if (!now) return <p className="min-h-6" />
  const state = openStateAt(hours, now)
  const today = dayInThailand(now)
  const isHoliday = thaiHolidayOn(today) !== null
  const words = state.isOpen
    ? t('now', { time: state.closes })
    : !state.opens
      ? t('closed')
      : state.opens.day === today
        ? t('today', { time: state.opens.time })
        : t('later', { day: formatDayOfWeek(state.opens.day, locale), time: state.opens.time })
  return (
    <div className="grid min-h-6">
      <p className={state.isOpen ? 'font-semibold text-success' : 'text-steel'} data-open={state.isOpen}>
        {words}
      </p>
      {state.isOpen && isHoliday && <p className="text-sm">{t('holiday')}</p>}
    </div>
  )
}
