import type { WarrantyState } from '@/lib/contract/warranty-words'
import { joinNames } from '@/lib/i18n/join-words'
import type { Template } from '../template'

export type WarrantyRegistered = {
  number: string
  productName: string
  productCode: string
  /** As a label prints them; null = what was typed is no serial. That is not printed: this mailbox may be a stranger's. */
  serials: readonly (string | null)[]
  /** Day; null = not known before it is checked. */
  coveredUntil: string | null
  /** Neither a receipt nor the dealer's word is there yet. */
  proofMissing: boolean
  passportUrl: string
  /** Where reminders and news are stopped. */
  stopUrl: string
  state: WarrantyState
}

export const warrantyRegistered: Template<WarrantyRegistered> = (
  { number, productName, productCode, serials, coveredUntil, proofMissing, passportUrl, stopUrl, state },
  { t, day, locale },
) => ({
  subject: t('warrantyRegistered.subject', { number }),
  lead: t('warrantyRegistered.lead', { productName }),
  facts: [
    { label: t('labels.number'), value: number },
    { label: t('labels.product'), value: productName },
    { label: t('labels.code'), value: productCode },
    {
      label: t('labels.serials'),
      value: joinNames([...new Set(serials.map((serial) => serial ?? t('warrantyRegistered.asEntered')))], locale),
    },
    { label: t('labels.state'), value: t(`states.${state}`) },
    ...(coveredUntil === null ? [] : [{ label: t('labels.coveredUntil'), value: day(coveredUntil) }]),
  ],
  link: { label: t('warrantyRegistered.link'), href: passportUrl },
  notes: [
    ...(proofMissing ? [t('warrantyRegistered.proofMissing')] : []),
    t('frame.private'),
    t('warrantyRegistered.stop', { url: stopUrl }),
  ],
  short: t('warrantyRegistered.short', { number, state: t(`states.${state}`), url: passportUrl }),
})
