import type { Template } from '../template'

export type ClaimAnswered = { number: string; claimNumber: string; passportUrl: string }

export const claimAnswered: Template<ClaimAnswered> = ({ number, claimNumber, passportUrl }, { t }) => ({
  subject: t('claimAnswered.subject', { claimNumber }),
  lead: t('claimAnswered.lead', { claimNumber, number }),
  link: { label: t('claimAnswered.link'), href: passportUrl },
  notes: [t('claimAnswered.note')],
  short: t('claimAnswered.short', { claimNumber, url: passportUrl }),
})

/** To the company alone. */
export type ClaimReplied = {
  number: string
  claimNumber: string
  /** As it was typed; empty = photos alone. */
  text: string
  photoCount: number
}

export const claimReplied: Template<ClaimReplied> = ({ number, claimNumber, text, photoCount }, { t }) => ({
  subject: t('claimReplied.subject', { claimNumber }),
  lead: t('claimReplied.lead', { claimNumber }),
  facts: [
    { label: t('labels.number'), value: number },
    ...(text === '' ? [] : [{ label: t('labels.message'), value: text }]),
    ...(photoCount === 0 ? [] : [{ label: t('labels.photos'), value: String(photoCount) }]),
  ],
  short: t('claimReplied.subject', { claimNumber }),
})
