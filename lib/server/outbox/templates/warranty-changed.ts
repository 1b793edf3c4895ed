import type { WarrantyState } from '@/lib/contract/warranty-words'
import type { Template } from '../template'

export type WarrantyChanged = {
  number: string
  state: WarrantyState
  /** In the words of who changed it; null = none given. */
  reason: string | null
  passportUrl: string
}

export const warrantyChanged: Template<WarrantyChanged> = ({ number, state, reason, passportUrl }, { t }) => ({
  subject: t('warrantyChanged.subject', { number }),
  lead: t('warrantyChanged.lead', { number }),
  facts: [
    { label: t('labels.state'), value: t(`states.${state}`) },
    ...(reason === null ? [] : [{ label: t('labels.reason'), value: reason }]),
  ],
  link: { label: t('warrantyChanged.link'), href: passportUrl },
  short: t('warrantyChanged.short', { number, state: t(`states.${state}`), url: passportUrl }),
})
