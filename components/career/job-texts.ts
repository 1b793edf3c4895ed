import { getTranslations } from 'next-intl/server'
import type { Job } from '@/lib/contract/career'
import { formatDate } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/locales'

type JobTexts = {
  pay: string
  /** One line a shift. */
  hours: string[]
  days: string
  languages: string[]
  /** Until when one can apply, or could. */
  until: string
}

type Shown = Pick<Job, 'pay' | 'shift' | 'hours' | 'daysPerWeek' | 'languages' | 'state' | 'validThrough'>

/** What the facts of a posting say in words. */
export async function jobTexts(
  { pay, shift, hours, daysPerWeek, languages, state, validThrough }: Shown,
  locale: Locale,
): Promise<JobTexts> {
  const t = await getTranslations({ locale, namespace: 'career' })
  const spans = hours.map((span) => t('hours.span', span))
  const hourLines = {
    day: () => spans,
    'two-shift': () => spans.map((span, i) => t('hours.shift', { number: String(i + 1), hours: span })),
    flexible: () => [t('hours.flexible', { early: spans[0] ?? '', late: spans.at(-1) ?? '' })],
  }
  return {
    pay: pay.kind === 'band' ? t(`pay.band.${pay.per}`, pay) : t(`pay.structure.${pay.per}`),
    hours: hourLines[shift](),
    days: t('hours.days', { count: daysPerWeek }),
    languages: languages.map(({ lang, level }) =>
      t('languages.of', { language: t(`languages.${lang}`), level: t(`languages.${level}`) }),
    ),
    until: validThrough === null ? t('until.filled') : t(`until.${state}`, { day: formatDate(validThrough, locale) }),
  }
}
