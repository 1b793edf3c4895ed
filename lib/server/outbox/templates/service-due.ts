import type { Template } from '../template'

/** `dueOn`: the day by the interval. `stopUrl`: where these reminders are stopped. */
export type ServiceDue = { number: string; productName: string; dueOn: string; passportUrl: string; stopUrl: string }

export const serviceDue: Template<ServiceDue> = ({ number, productName, dueOn, passportUrl, stopUrl }, { t, day }) => ({
  subject: t('serviceDue.subject', { productName }),
  lead: t('serviceDue.lead', { productName, day: day(dueOn) }),
  facts: [
    { label: t('labels.number'), value: number },
    { label: t('labels.dueOn'), value: day(dueOn) },
  ],
  link: { label: t('serviceDue.link'), href: passportUrl },
  notes: [t('serviceDue.stop', { url: stopUrl })],
  stopUrl,
  short: t('serviceDue.short', { productName, day: day(dueOn), url: passportUrl }),
})
