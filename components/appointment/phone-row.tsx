'use client'

import { useTranslations } from 'next-intl'
import { useWatch, type Control } from 'react-hook-form'
import { useReadPhone } from '@/components/form/use-read-phone'
import type { ReadyVisit, VisitDraft } from './visit-form'
import { SummaryLine } from './visit-summary'

/** The phone number as it was understood: one of another country may look like one of Thailand. Alone, so that typing draws nothing else anew. */
export function PhoneRow({ control }: { control: Control<VisitDraft, unknown, ReadyVisit> }) {
  const t = useTranslations('appointment.contact')
  const phone = useReadPhone(useWatch({ control, name: 'phone' }))
  return phone === null ? null : <SummaryLine label={t('phone')} value={<span className="figure">{phone}</span>} />
}
