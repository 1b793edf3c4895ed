import type { Template } from '../template'

/** What a person of the staff wrote. `number` null = what is answered has none; `url`: its private page. */
export type DeskAnswer = { text: string; number: string | null; url: string | null }

export const deskAnswer: Template<DeskAnswer> = ({ text, number, url }, { t }) => ({
  subject: t('deskAnswer.subject', { number: number ?? 'none' }),
  lead: text,
  ...(number !== null && { facts: [{ label: t('deskAnswer.number'), value: number }] }),
  ...(url !== null && { link: { label: t('deskAnswer.link'), href: url } }),
  notes: [t('deskAnswer.note')],
  short: [t('deskAnswer.short', { text: text.replace(/\s+/g, ' ') }), url].filter(Boolean).join(' '),
})
