import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import type { NewsSummary } from '@/lib/contract/news'
import type { Locale } from '@/lib/i18n/locales'
import { FollowBand } from './follow-band'
import { NewsByYear } from './news-by-year'
import { NextDates } from './next-dates'
import { SampleNotice } from '@/components/sections/sample-notice'

type Props = { news: readonly NewsSummary[]; host: string; locale: Locale }

/** News and events in one list; dates to come first. */
export async function NewsListPage({ news, host, locale }: Props) {
  const [t, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'news' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  return (
    <>
      <PageStage title={titles('newsAndEvents')} lead={t('lead')} scene="macro-fork-cap" size="tall" />
      <div className="shell grid grid-cols-1 gap-16 pt-8 pb-section">
        <SampleNotice of="news" shown={news} locale={locale} />
        <NextDates news={news} locale={locale} />
        <NewsByYear news={news} locale={locale} />
      </div>
      <FollowBand host={host} locale={locale} />
    </>
  )
}
