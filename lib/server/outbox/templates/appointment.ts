import type { Template } from '../template'

export type AppointmentMessage = {
  /** Name, address and job in the language of the message. */
  workshop: string
  address: string
  /** `YYYY-MM-DD` and `HH:MM`, at the workshop. */
  day: string
  time: string
  job: string
  manageUrl: string
}

export type AppointmentTemplate =
  | 'appointmentBooked'
  | 'appointmentChanged'
  | 'appointmentCancelled'
  | 'appointmentReminder'

/** The same facts under four openings. */
export function appointmentTemplate(name: AppointmentTemplate): Template<AppointmentMessage> {
  return ({ workshop, address, day: iso, time, job, manageUrl }, { t, day }) => ({
    subject: t(`${name}.subject`, { day: day(iso), time }),
    lead: t(`${name}.lead`),
    facts: [
      { label: t('labels.workshop'), value: workshop },
      { label: t('labels.address'), value: address },
      { label: t('labels.day'), value: day(iso) },
      { label: t('labels.time'), value: time },
      { label: t('labels.job'), value: job },
    ],
    link: { label: t(`${name}.link`), href: manageUrl },
    short: t(`${name}.short`, { workshop, day: day(iso), time, url: manageUrl }),
  })
}
