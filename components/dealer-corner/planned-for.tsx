'use client'

import { useTranslations } from 'next-intl'
import type { ListingChange } from '@/lib/contract/dealer-listing'
import { clockInThailand, dayInThailand } from '@/lib/domain/calendar'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

/** When a planned change goes live. */
export function PlannedFor({ change: { state, liveAt }, locale }: { change: ListingChange; locale: Locale }) {
  const t = useTranslations('dealer-corner.history')
  if (state !== 'planned' || liveAt === null) return null
  const at = new Date(liveAt)
  const moment = `${formatDate(dayInThailand(at), locale)} ${clockInThailand(at)}`
  return <p className="text-sm">{t('planned', { moment })}</p>
}
