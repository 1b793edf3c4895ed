import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { WorldPage } from '@/components/dealer/world-page'
import { PageFrame } from '@/components/layout/page-frame'
import { readContinents, readDistributors } from '@/lib/data/dealers'
import { readFaqQuestions } from '@/lib/data/faq'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

const questionIds = ['distributor-abroad', 'become-a-dealer']

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const [t, distributors] = await Promise.all([
    getTranslations({ locale, namespace: 'dealer.world' }),
    readDistributors(locale),
  ])
  const countries = new Set(distributors.flatMap(({ territory }) => territory.map(({ code }) => code))).size
  return pageMetadata(
    {
      title: t('metaTitle', { countries }),
      description: t('metaDescription', { distributors: distributors.length, countries }),
    },
    { route: '/worldDistributor', locale },
  )
}

export default async function WorldDistributor() {
  const locale = await currentLocale()
  const [distributors, continents, questions] = await Promise.all([
    readDistributors(locale),
    readContinents(locale),
    readFaqQuestions(locale, questionIds),
  ])
  return (
    <PageFrame route="/worldDistributor" tone="stage">
      <WorldPage distributors={distributors} continents={continents} questions={questions} locale={locale} />
    </PageFrame>
  )
}
