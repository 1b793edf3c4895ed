import type { getTranslations } from 'next-intl/server'
import type { VehicleSummary } from '@/lib/contract/vehicle'

type Texts = Awaited<ReturnType<typeof getTranslations<'application'>>>

/** Years a generation was sold, of the common era in every language; one year alone where it was no longer. */
export function yearsText(t: Texts, { from, to }: Pick<VehicleSummary, 'from' | 'to'>): string {
  return to === null
    ? t('yearsOpen', { from: from.slice(0, 4) })
    : t('years', { from: from.slice(0, 4), to: to.slice(0, 4) })
}
