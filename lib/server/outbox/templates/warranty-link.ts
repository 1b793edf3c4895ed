import type { Template } from '../template'

export type WarrantyLink = { number: string; passportUrl: string }

export const warrantyLink: Template<WarrantyLink> = ({ number, passportUrl }, { t }) => ({
  subject: t('warrantyLink.subject', { number }),
  lead: t('warrantyLink.lead'),
  facts: [{ label: t('labels.number'), value: number }],
  link: { label: t('warrantyLink.link'), href: passportUrl },
  notes: [t('frame.private')],
  short: t('warrantyLink.short', { number, url: passportUrl }),
})
