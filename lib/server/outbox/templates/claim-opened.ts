import type { Template } from '../template'

export type ClaimOpened = { number: string; claimNumber: string; passportUrl: string }

export const claimOpened: Template<ClaimOpened> = ({ number, claimNumber, passportUrl }, { t }) => ({
  subject: t('claimOpened.subject', { claimNumber }),
  lead: t('claimOpened.lead', { claimNumber, number }),
  facts: [
    { label: t('labels.claim'), value: claimNumber },
    { label: t('labels.number'), value: number },
  ],
  link: { label: t('claimOpened.link'), href: passportUrl },
  short: t('claimOpened.short', { claimNumber, number, url: passportUrl }),
})
