'use client'

import { useTranslations } from 'next-intl'
import type { ListingChange, ListingField, SomeListingValues } from '@/lib/contract/dealer-listing'
import { weekdays } from '@/lib/contract/workshop-words'
import { addDays } from '@/lib/domain/calendar'
import { formatDayOfWeek } from '@/lib/i18n/format-days'
import { formatDate, formatYearlyDay } from '@/lib/i18n/formats'
import { joinNames } from '@/lib/i18n/join-words'
import { languageName } from '@/lib/i18n/language-name'
import type { Locale } from '@/lib/i18n/locales'
import type { Hours } from './open-hours'

const someMonday = '2024-01-01'

/** A field's value on a line, in the reader's language. Of the week only the days on which the two sides differ. */
export function useValueText(locale: Locale) {
  const t = useTranslations('dealer-corner')
  const jobs = useTranslations('dealer.jobs')
  const lines = useTranslations('appointment.lines')
  const join = (words: readonly string[]) => joinNames(words, locale)
  const hoursText = (hours: Hours) => (hours ? `${hours.opens}–${hours.closes}` : t('hours.closed'))
  const dayName = (day: string) => (day.length === 5 ? formatYearlyDay(day, locale) : formatDate(day, locale))

  const writers: { [F in ListingField]: (values: SomeListingValues, other: SomeListingValues) => string } = {
    weekly: ({ weekly }, { weekly: before }) =>
      join(
        weekdays.flatMap((day, i) =>
          !weekly || JSON.stringify(weekly[day]) === JSON.stringify(before?.[day])
            ? []
            : [`${formatDayOfWeek(addDays(someMonday, i), locale)} ${hoursText(weekly[day])}`],
        ),
      ),
    exceptions: ({ exceptions = [] }) =>
      join(exceptions.map(({ day, hours }) => `${dayName(day)} ${hoursText(hours)}`)),
    phones: ({ phones = [] }) => join(phones),
    lineId: ({ lineId }) => lineId ?? '',
    names: ({ names }) => names?.[locale] ?? '',
    about: ({ about }) => about?.[locale] ?? '',
    lines: ({ lines: some = [] }) => join(some.map((line) => lines(line))),
    capabilities: ({ capabilities = [] }) => join(capabilities.map((job) => jobs(job))),
    languages: ({ languages = [] }) => join(languages.map((code) => languageName(code, locale))),
    pictures: ({ pictures = [] }) => t('history.pictures', { count: pictures.length }),
  }
  return ({ field, before, after }: ListingChange, side: 'before' | 'after'): string =>
    (side === 'before' ? writers[field](before, after) : writers[field](after, before)) || t('history.nothing')
}
