import type { Template } from '../template'

export type WarrantyCode = { code: string; minutes: number }

export const warrantyCode: Template<WarrantyCode> = ({ code, minutes }, { t }) => ({
  subject: t('warrantyCode.subject', { code }),
  lead: t('warrantyCode.lead', { code, minutes }),
  notes: [t('warrantyCode.warning')],
  short: t('warrantyCode.short', { code, minutes }),
})
