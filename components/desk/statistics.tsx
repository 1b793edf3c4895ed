import { getTranslations } from 'next-intl/server'
import { KeyFigures } from '@/components/ui/key-figures'
import { readStatistics, type StatisticsFilter } from '@/lib/data/statistics'
import { formatCount } from '@/lib/i18n/format-count'
import { formatDays } from '@/lib/i18n/format-days'
import { languageName } from '@/lib/i18n/language-name'
import type { Locale } from '@/lib/i18n/locales'
import { DeskHead } from './desk-head'
import { ShareTable } from './share-table'
import { DaysChart } from './days-chart'
import { StatisticsFilters } from './statistics-filters'
import { VitalsTable } from './vitals-table'

/** What is visited, searched and not found, on what, and how fast it is: totals of visitors who allowed it. */
export async function Statistics({ filter, locale }: { filter: StatisticsFilter; locale: Locale }) {
  const [t, titles, figures] = await Promise.all([
    getTranslations({ locale, namespace: 'desk.statistics' }),
    getTranslations({ locale, namespace: 'routes' }),
    readStatistics(filter),
  ])
  const { views, searches, unanswered } = figures
  const words = figures.words.map(({ query, lang, count, found }) => ({
    key: `${lang} ${query} ${String(found)}`,
    name: <span lang={lang}>{query === '…' ? t('withheld') : query}</span>,
    note: `${languageName(lang, locale)} · ${t(found ? 'found' : 'notFound')}`,
    count,
  }))
  const parts = [
    figures.devices.map(({ key, count }) => ({ key, name: t(`devices.${key}`), count })),
    figures.referrers.map(({ key, count }) => ({ key, name: t(`referrers.${key}`), count })),
    figures.languages.map(({ key, count }) => ({ key, name: languageName(key, locale), count })),
  ] as const
  return (
    <div className="shell grid grid-cols-1 gap-10 pt-8 pb-section">
      <div className="grid gap-2">
        <DeskHead path="/desk/statistics" title={titles('desk-statistics')} lead={t('lead')} locale={locale} />
        <p className="text-sm text-steel">{formatDays(figures.from, figures.until, locale)}</p>
      </div>
      <StatisticsFilters filter={filter} locale={locale} />
      <KeyFigures
        size="large"
        className="w-fit"
        figures={[
          { label: t('views'), value: formatCount(views) },
          { label: t('searches'), value: formatCount(searches) },
          { label: t('unansweredShort'), value: formatCount(figures.unansweredSearches) },
          { label: t('missingShort'), value: formatCount(figures.missingViews) },
        ]}
      />
      <DaysChart days={figures.days} locale={locale} />
      <div className="grid grid-cols-1 gap-10 md:grid-cols-2">
        <ShareTable title={t('pages')} of={t('page')} rows={pathRows(figures.pages)} total={views} locale={locale} />
        <ShareTable title={t('missing')} of={t('page')} rows={pathRows(figures.missing)} locale={locale} />
        <ShareTable title={t('words')} of={t('word')} rows={words} total={searches} locale={locale} />
        <ShareTable
          title={t('unanswered')}
          of={t('word')}
          rows={unanswered.map(({ query, lang, count }) => ({
            key: `${lang} ${query}`,
            name: <span lang={lang}>{query === '…' ? t('withheld') : query}</span>,
            note: languageName(lang, locale),
            count,
          }))}
          locale={locale}
        />
      </div>
      <VitalsTable vitals={figures.vitals} locale={locale} />
      <div className="grid grid-cols-1 gap-10 md:grid-cols-3">
        {(['device', 'referrer', 'language'] as const).map((name, i) => (
          <ShareTable
            key={name}
            title={t(`titles.${name}`)}
            of={t(`columns.${name}`)}
            rows={parts[i] ?? []}
            total={views}
            locale={locale}
          />
        ))}
      </div>
    </div>
  )
}

const pathRows = (paths: readonly { key: string; count: number }[]) =>
  paths.map(({ key, count }) => ({ key, name: <code className="wrap-anywhere">{key}</code>, count }))
