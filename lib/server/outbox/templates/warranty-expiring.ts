import type { Template } from '../template'

/** `coveredUntil`: the last covered day. */
export type WarrantyExpiring = { number: string; productName: string; coveredUntil: string; passportUrl: string }

export const warrantyExpiring: Template<WarrantyExpiring> = (
  { number, productName, coveredUntil, passportUrl },
  { t, day },
) => ({
  subject: t('warrantyExpiring.subject', { number, day: day(coveredUntil) }),
  lead: t('warrantyExpiring.lead', { productName, day: day(coveredUntil) }),
  facts: [
    { label: t('labels.number'), value: number },
    { label: t('labels.coveredUntil'), value: day(coveredUntil) },
  ],
  link: { label: t('warrantyExpiring.link'), href: passportUrl },
  short: t('warrantyExpiring.short', { number, day: day(coveredUntil), url: passportUrl }),
})
