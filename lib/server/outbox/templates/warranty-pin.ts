import type { Template } from '../template'

export type WarrantyPin = { number: string; pin: string }

/** Never with the link: who reads one message must not hold both. */
export const warrantyPin: Template<WarrantyPin> = ({ number, pin }, { t }) => ({
  subject: t('warrantyPin.subject', { number }),
  lead: t('warrantyPin.short', { number, pin }),
  short: t('warrantyPin.short', { number, pin }),
})

export type WarrantyNewPin = WarrantyPin & {
  /** It waits so long for its first use. */
  hours: number
}

export const warrantyNewPin: Template<WarrantyNewPin> = ({ number, pin, hours }, { t }) => ({
  subject: t('warrantyNewPin.subject', { number }),
  lead: t('warrantyNewPin.short', { number, pin, hours }),
  short: t('warrantyNewPin.short', { number, pin, hours }),
})
