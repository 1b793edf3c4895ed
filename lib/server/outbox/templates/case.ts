import type { Fact, Pen, Template } from '../template'

/** `resultOn`: null = the answer on `dueOn` is all there is; otherwise that day only acknowledges. */
type AnswerDays = { dueOn: string; resultOn: string | null }

function answerFacts({ dueOn, resultOn }: AnswerDays, { t, day }: Pen): Fact[] {
  if (resultOn === null) return [{ label: t('labels.answerBy'), value: day(dueOn) }]
  return [
    { label: t('labels.acknowledgedBy'), value: day(dueOn) },
    { label: t('labels.resultBy'), value: day(resultOn) },
  ]
}

/** `kind`: what was sent, in the language of the message. */
export type CaseOpened = AnswerDays & { kind: string; number: string; eraseOn: string; caseUrl: string }

export const caseOpened: Template<CaseOpened> = ({ kind, number, eraseOn, caseUrl, ...days }, pen) => {
  const { t, day } = pen
  return {
    subject: t('caseOpened.subject', { number }),
    lead: t('caseOpened.lead'),
    facts: [
      { label: t('labels.case'), value: number },
      { label: t('labels.kind'), value: kind },
      ...answerFacts(days, pen),
    ],
    link: { label: t('caseOpened.link'), href: caseUrl },
    notes: [t('caseOpened.note', { day: day(eraseOn) })],
    short: t('caseOpened.short', { number, url: caseUrl }),
  }
}

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
export type CaseForCompany = AnswerDays & {
  kind: string
  number: string
  lang: 'en' | 'th' | 'ja'
  lines: readonly { label: string; value: string }[]
}

export const caseForCompany: Template<CaseForCompany> = ({ kind, number, lang, lines, ...days }, pen) => {
  const { t } = pen
  return {
    subject: t('caseForCompany.subject', { kind, number }),
    lead: t('caseForCompany.lead', { number }),
    facts: [
      ...answerFacts(days, pen),
      { label: t('labels.language'), value: t(`wishesByPhone.langs.${lang}`) },
      ...lines,
    ],
    notes: [t('caseForCompany.note', { number })],
    short: t('caseForCompany.subject', { kind, number }),
  }
}

export type CaseReplied = { kind: string; number: string }

export const caseReplied: Template<CaseReplied> = ({ kind, number }, { t }) => ({
  subject: t('caseReplied.subject', { kind, number }),
  lead: t('caseReplied.lead', { number }),
  notes: [t('caseForCompany.note', { number })],
  short: t('caseReplied.subject', { kind, number }),
})
