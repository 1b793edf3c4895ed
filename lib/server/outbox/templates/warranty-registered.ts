import type { WarrantyState } from '@/lib/contract/warranty-words'
import type { Template } from '../letter'

export type WarrantyRegistered = {
  number: string
  productName: string
  productCode: string
  serials: readonly string[]
  /** Day; null = not known before it is checked. */
  coveredUntil: string | null
  passportUrl: string
  pin: string
  state: WarrantyState
}

export const warrantyRegistered: Template<WarrantyRegistered> = ({ number, productName, productCode, serials, coveredUntil, passportUrl, pin, state }, { t, day }) => ({
  subject: t('warrantyRegistered.subject', { number }),
  lead: t('warrantyRegistered.lead', { productName }),
  facts: [
    { label: t('labels.number'), value: number },
    { label: t('labels.pin'), value: pin },
    { label: t('labels.product'), value: productName },
    { label: t('labels.code'), value: productCode },
    { label: t('labels.serials'), value: serials.join(', ') },
    { label: t('labels.state'), value: t(`states.${state}`) },
    ...(coveredUntil === null ? [] : [{ label: t('labels.coveredUntil'), value: day(coveredUntil) }]),
  ],
  link: { label: t('warrantyRegistered.link'), href: passportUrl },
  notes: [t('frame.private')],
  short: t('warrantyRegistered.short', { number, state: t(`states.${state}`), pin, url: passportUrl }),
})
