'use client'

import { useTranslations } from 'next-intl'
import { LatinText } from '@/components/ui/latin-text'
import type { Workshop } from '@/lib/contract/appointment'
import { readYear } from '@/lib/domain/typed-date'
import type { Locale } from '@/lib/i18n/locales'
import { visitTime } from './day-label'
import type { VisitDraft } from './visit-form'
import type { SummaryRow } from './visit-summary'

/** A year that is still being typed is none. */
function yearOf(typed: string): string {
  const year = readYear(typed)
  return year === null || year < 1950 ? '' : String(year)
}

/** What is chosen so far. */
export function useSummaryRows(
  { job, vehicle, day, slot }: Pick<VisitDraft, 'job' | 'vehicle' | 'day' | 'slot'>,
  workshop: Workshop | undefined,
  locale: Locale,
): SummaryRow[] {
  const t = useTranslations('appointment')
  const minutes = workshop?.jobs.find(({ id }) => id === job)?.minutes ?? 0
  const { brand, model, year } = vehicle
  return [
    {
      label: t('summary.workshop'),
      value: workshop && (
        <>
          {workshop.name}, <LatinText text={workshop.address} />
        </>
      ),
    },
    { label: t('summary.job'), value: job === '' ? '' : t(`jobs.${job}.name`) },
    { label: t('summary.vehicle'), value: [brand, model, yearOf(year)].filter(Boolean).join(' ') },
    { label: t('summary.time'), value: slot === '' ? '' : visitTime(day, slot, minutes, locale) },
  ]
}
