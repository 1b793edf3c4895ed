import type { Template } from '../template'

/** To where its owner was reached before; neither what was there nor what is there now is said. `contactUrl`: where a stranger's change is reported. */
export type WarrantyContact = { number: string; contactUrl: string }

export const warrantyContact: Template<WarrantyContact> = ({ number, contactUrl }, { t }) => ({
  subject: t('warrantyContact.subject', { number }),
  lead: t('warrantyContact.lead'),
  facts: [{ label: t('labels.number'), value: number }],
  link: { label: t('warrantyContact.link'), href: contactUrl },
  notes: [t('warrantyContact.note')],
  short: t('warrantyContact.short', { number, url: contactUrl }),
})
