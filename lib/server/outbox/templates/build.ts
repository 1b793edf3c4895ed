import type { Template } from '../template'

/** `pageUrl`: where it is shown. */
export type BuildPublished = { number: string; caseUrl: string; pageUrl: string }

export const buildPublished: Template<BuildPublished> = ({ number, caseUrl, pageUrl }, { t }) => ({
  subject: t('buildPublished.subject'),
  lead: t('buildPublished.lead'),
  facts: [{ label: t('labels.case'), value: number }],
  link: { label: t('buildPublished.link'), href: pageUrl },
  notes: [t('buildPublished.note', { url: caseUrl })],
  short: t('buildPublished.short', { url: pageUrl }),
})

/** `replied`: why, stands behind the link. */
export type BuildDeclined = { number: string; caseUrl: string; replied: boolean }

export const buildDeclined: Template<BuildDeclined> = ({ number, caseUrl, replied }, { t }) => ({
  subject: t('buildDeclined.subject', { number }),
  lead: t(replied ? 'buildDeclined.replied' : 'buildDeclined.lead'),
  facts: [{ label: t('labels.case'), value: number }],
  link: { label: t('buildDeclined.link'), href: caseUrl },
  notes: [t('buildDeclined.note')],
  short: t('buildDeclined.short', { number, url: caseUrl }),
})

/** To the company alone. `pageUrl` null = it is on no page. */
export type BuildTakenBack = { number: string; pageUrl: string | null }

export const buildTakenBack: Template<BuildTakenBack> = ({ number, pageUrl }, { t }) => ({
  subject: t('buildTakenBack.subject', { number }),
  lead: t('buildTakenBack.lead', { number }),
  ...(pageUrl !== null && { link: { label: t('buildTakenBack.link'), href: pageUrl } }),
  notes: [t('buildTakenBack.note')],
  short: t('buildTakenBack.subject', { number }),
})

/** To the company alone: a visitor's remark. `reason` in the words of the form; `note` empty = none. */
export type BuildReported = { title: string; reason: string; note: string; pageUrl: string }

export const buildReported: Template<BuildReported> = ({ title, reason, note, pageUrl }, { t }) => ({
  subject: t('buildReported.subject', { title }),
  lead: t('buildReported.lead'),
  facts: [
    { label: t('labels.build'), value: title },
    { label: t('labels.reason'), value: reason },
    ...(note === '' ? [] : [{ label: t('labels.note'), value: note }]),
  ],
  link: { label: t('buildReported.link'), href: pageUrl },
  notes: [t('buildReported.note')],
  short: `${t('buildReported.subject', { title })} ${pageUrl}`,
})
