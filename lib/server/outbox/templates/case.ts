import type { Template } from '../template'

/** `kind`: what was sent, in the language of the message. */
export type CaseOpened = { kind: string; number: string; dueOn: string; eraseOn: string; caseUrl: string }

export const caseOpened: Template<CaseOpened> = ({ kind, number, dueOn, eraseOn, caseUrl }, { t, day }) => ({
  subject: t('caseOpened.subject', { number }),
  lead: t('caseOpened.lead'),
  facts: [
    { label: t('labels.case'), value: number },
    { label: t('labels.kind'), value: kind },
    { label: t('labels.answerBy'), value: day(dueOn) },
  ],
  link: { label: t('caseOpened.link'), href: caseUrl },
  notes: [t('caseOpened.note', { day: day(eraseOn) })],
  short: t('caseOpened.short', { number, url: caseUrl }),
})

export type CaseMoved = {
  kind: string
  number: string
  state: string
  /** Somebody wrote; what, stands behind the link. */
  replied: boolean
  caseUrl: string
}

export const caseMoved: Template<CaseMoved> = ({ kind, number, state, replied, caseUrl }, { t }) => ({
  subject: t('caseMoved.subject', { number }),
  lead: t(replied ? 'caseMoved.replied' : 'caseMoved.moved'),
  facts: [
    { label: t('labels.case'), value: number },
    { label: t('labels.kind'), value: kind },
    { label: t('labels.state'), value: state },
  ],
  link: { label: t('caseMoved.link'), href: caseUrl },
  notes: [t('caseMoved.note')],
  short: t('caseMoved.short', { number, url: caseUrl }),
})

/** To the company alone. `lines` prints what was typed; empty where that has to stay in the case. */
export type CaseForCompany = {
  kind: string
  number: string
  lang: 'en' | 'th' | 'ja'
  dueOn: string
  lines: readonly { label: string; value: string }[]
}

export const caseForCompany: Template<CaseForCompany> = ({ kind, number, lang, dueOn, lines }, { t, day }) => ({
  subject: t('caseForCompany.subject', { kind, number }),
  lead: t('caseForCompany.lead', { number }),
  facts: [
    { label: t('labels.answerBy'), value: day(dueOn) },
    { label: t('labels.language'), value: t(`wishesByPhone.langs.${lang}`) },
    ...lines,
  ],
  notes: [t('caseForCompany.note', { number })],
  short: t('caseForCompany.subject', { kind, number }),
})

export type CaseReplied = { kind: string; number: string }

export const caseReplied: Template<CaseReplied> = ({ kind, number }, { t }) => ({
  subject: t('caseReplied.subject', { kind, number }),
  lead: t('caseReplied.lead', { number }),
  notes: [t('caseForCompany.note', { number })],
  short: t('caseReplied.subject', { kind, number }),
})
