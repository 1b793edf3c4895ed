import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'

/** What the list of approvals says, in the page and in its filter. */
export async function readApprovalTexts(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'documents.approvals' })
  return {
    kinds: { abe: t('kinds.abe'), teilegutachten: t('kinds.teilegutachten') },
    caption: t('table.caption'),
    kind: t('table.kind'),
    product: t('table.product'),
    vehicles: t('table.vehicles'),
    number: t('table.number'),
    issued: t('table.issued'),
    sample: t('sample'),
    noDate: t('noDate'),
    vehicle: t('filter.vehicle'),
    anyVehicle: t('filter.anyVehicle'),
    part: t('filter.product'),
    anyPart: t('filter.anyProduct'),
    nothing: t('filter.nothing'),
    failed: t('filter.failed'),
    count: t('filter.count', { count: '{count}' }),
  }
}
export type ApprovalTexts = Awaited<ReturnType<typeof readApprovalTexts>>
