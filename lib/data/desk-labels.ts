import 'server-only'
import { getTranslations } from 'next-intl/server'
import { jobs } from '@/lib/contract/workshop-words'
import { caseKinds } from '@/lib/contract/case-words'
import { deskFacts, type DeskKind } from '@/lib/contract/desk-words'
import { languageName } from '@/lib/i18n/language-name'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'
import { messageOrCode } from '@/lib/i18n/message-or-code'

/** The words that customers have for states and values, so that staff and customers say the same. */
export type DeskLabels = {
  state: (kind: DeskKind, state: string) => string
  topic: (kind: DeskKind, topic: string) => string
  field: (kind: DeskKind, field: string) => string
  value: (kind: DeskKind, field: string, value: string) => string
}

const isCase = (kind: DeskKind) => caseKinds.some((one) => one === kind)
const days = new Set(['boughtOn', 'fittedOn', 'coveredUntil'])

export async function readDeskLabels(locale: Locale): Promise<DeskLabels> {
  const [cases, warranty, visits, desk, corner, jobNames] = await Promise.all([
    getTranslations({ locale, namespace: 'case' }),
    getTranslations({ locale, namespace: 'warranty' }),
    getTranslations({ locale, namespace: 'appointment' }),
    getTranslations({ locale, namespace: 'desk' }),
    getTranslations({ locale, namespace: 'dealer-corner' }),
    getTranslations({ locale, namespace: 'dealer' }),
  ])
  const job = (code: string) =>
    jobs.some((one) => one === code) ? messageOrCode(visits, `jobs.${code}.name`, code) : code
  const stateOf = (kind: DeskKind, state: string) => {
    if (isCase(kind)) return messageOrCode(cases, `states.${state}`, state)
    if (kind === 'registration') return messageOrCode(warranty, `states.${state}`, state)
    if (kind === 'claim') return messageOrCode(warranty, `claimStates.${state}`, state)
    if (kind === 'visit') return messageOrCode(visits, `manage.states.${state}`, state)
    if (kind === 'dealer-change') return messageOrCode(corner, `history.states.${state}`, state)
    return desk(state === 'answered' ? 'wishStates.answered' : 'wishStates.waiting')
  }
  const factOf = (field: string) => {
    const fact = deskFacts.find((one) => one === field)
    return fact ? desk(`facts.${fact}`) : field
  }
  /** Lines of vehicles and jobs of workshops come as codes. */
  const listed = (value: string) =>
    value
      .split('\n')
      .map((line) =>
        /^[a-z]{2}$/.test(line)
          ? languageName(line, locale)
          : line.includes(':')
            ? line
            : messageOrCode(jobNames, `jobs.${line}`, messageOrCode(visits, `lines.${line}`, line)),
      )
      .join('\n')
  const coded: Record<string, (value: string) => string> = {
    flags: (value) =>
      value
        .split(' ')
        .map((flag) => messageOrCode(warranty, `flags.${flag}`, flag))
        .join('\n'),
    symptom: (value) => messageOrCode(warranty, `symptoms.${value}`, value),
    position: (value) => messageOrCode(warranty, `positions.${value}`, value),
    channel: (value) => messageOrCode(warranty, `channels.${value}`, value),
    job,
    listingField: (value) => messageOrCode(corner, `fields.${value}`, value),
    listingBefore: listed,
    listingAfter: listed,
    day: (value) => `${formatDate(value.slice(0, 10), locale)} ${value.slice(11)}`,
  }
  return {
    state: stateOf,
    topic: (kind, topic) => {
      if (kind === 'claim') return messageOrCode(warranty, `symptoms.${topic}`, topic)
      if (kind === 'dealer-change') return messageOrCode(corner, `fields.${topic}`, topic)
      return kind === 'visit' ? job(topic) : messageOrCode(cases, `values.reason.${topic}`, topic)
    },
    field: (kind, field) => (isCase(kind) ? messageOrCode(cases, `fields.${field}`, field) : factOf(field)),
    value: (kind, field, value) => {
      if (isCase(kind)) return messageOrCode(cases, `values.${field}.${value}`, value)
      return days.has(field) ? formatDate(value, locale) : (coded[field]?.(value) ?? value)
    },
  }
}
