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

/** What came of a change that waited for a look. `field`: its name in the language of the message. `moment`: when a planned one goes live. */
export type DealerChangeDecided = {
  dealer: string
  field: string
  verdict: 'live' | 'planned' | 'refused'
  moment: string
  /** What staff said; empty = nothing. */
  reason: string
  cornerUrl: string
}

export const dealerChangeDecided: Template<DealerChangeDecided> = (
  { dealer, field, verdict, moment, reason, cornerUrl },
  { t },
) => ({
  subject: t('dealerChangeDecided.subject', { dealer, verdict }),
  lead: t('dealerChangeDecided.lead', { dealer, field, verdict, moment }),
  facts: reason === '' ? [] : [{ label: t('dealerChangeDecided.reason'), value: reason }],
  link: { label: t('dealerChangeDecided.link'), href: cornerUrl },
  // A reason has no room in a line: it stands in the corner.
  short: t('dealerChangeDecided.short', { dealer, field, verdict, url: cornerUrl }),
})
