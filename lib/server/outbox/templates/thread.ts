import type { Template } from '../template'

export type Answered = {
  number: string
  /** Null = about the registration itself. */
  claimNumber: string | null
  passportUrl: string
}

/** To the owner of a claim or a registration: that there is an answer. */
export const answeredTemplate =
  (name: 'claimAnswered' | 'warrantyAnswered'): Template<Answered> =>
  ({ number, claimNumber, passportUrl }, { t }) => {
    const numbers = { number, claimNumber: claimNumber ?? '' }
    return {
      subject: t(`${name}.subject`, numbers),
      lead: t(`${name}.lead`, numbers),
      link: { label: t(`${name}.link`), href: passportUrl },
      notes: [t(`${name}.note`)],
      short: t(`${name}.short`, { ...numbers, url: passportUrl }),
    }
  }

/** To the company alone. */
export type Replied = {
  number: string
  /** Null = about the registration itself. */
  claimNumber: string | null
  /** As it was typed; empty = photos alone. */
  text: string
  photoCount: number
}

export const repliedTemplate =
  (name: 'claimReplied' | 'warrantyReplied'): Template<Replied> =>
  ({ number, claimNumber, text, photoCount }, { t }) => {
    const numbers = { number, claimNumber: claimNumber ?? '' }
    return {
      subject: t(`${name}.subject`, numbers),
      lead: t(`${name}.lead`, numbers),
      facts: [
        { label: t('labels.number'), value: number },
        ...(text === '' ? [] : [{ label: t('labels.message'), value: text }]),
        ...(photoCount === 0 ? [] : [{ label: t('labels.photos'), value: String(photoCount) }]),
      ],
      short: t(`${name}.subject`, numbers),
    }
  }
