import { getTranslations } from 'next-intl/server'
import { PageStage } from '@/components/sections/page-stage'
import type { FaqTopic } from '@/lib/contract/faq'
import type { Locale } from '@/lib/i18n/locales'
import { FaqSearch } from './faq-search'
import { NotIt, NotItLinks } from './not-it'
import { TopicList } from './topic-list'

/** All questions, and a search among them. */
export async function FaqPage({ topics, locale }: { topics: readonly FaqTopic[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'faq' })
  const labels = {
    label: t('search.label'),
    hint: t('search.hint'),
    found: t('search.found', { count: '#' }),
    asking: t('search.asking'),
    none: t('search.none'),
    noneText: t('search.noneText'),
    corrected: t('search.corrected', { query: '#' }),
    failed: t('search.failed'),
    retry: t('search.retry'),
    clear: t('search.clear'),
    results: t('search.results'),
    ownPage: t('ownPage'),
  }
  const count = topics.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <>
      <PageStage title={t('title')} lead={t('lead', { count })} scene="macro-preload" />
      <div className="shell grid gap-10 pb-section">
        <FaqSearch labels={labels} locale={locale} elsewhere={<NotItLinks locale={locale} />}>
          <TopicList topics={topics} labels={{ topics: t('topics'), ownPage: t('ownPage') }} locale={locale} />
        </FaqSearch>
        <NotIt locale={locale} />
      </div>
    </>
  )
}
