import type { Template } from '../template'

/** `dealer`: name of the shop in the language of the message. `endsOn`: last day on which the invitation is good. */
export type DealerInvitation = { dealer: string; endsOn: string; joinUrl: string }

export const dealerInvitation: Template<DealerInvitation> = ({ dealer, endsOn, joinUrl }, { t, day }) => ({
  subject: t('dealerInvitation.subject', { dealer }),
  lead: t('dealerInvitation.lead', { dealer }),
  facts: [{ label: t('dealerInvitation.until'), value: day(endsOn) }],
  link: { label: t('dealerInvitation.link'), href: joinUrl },
  notes: [t('dealerInvitation.stranger')],
  short: t('dealerInvitation.short', { dealer, url: joinUrl }),
})

export type DealerListingDue = { dealer: string; cornerUrl: string }

export const dealerListingDue: Template<DealerListingDue> = ({ dealer, cornerUrl }, { t }) => ({
  subject: t('dealerListingDue.subject', { dealer }),
  lead: t('dealerListingDue.lead', { dealer }),
  link: { label: t('dealerListingDue.link'), href: cornerUrl },
  short: t('dealerListingDue.short', { dealer, url: cornerUrl }),
})
