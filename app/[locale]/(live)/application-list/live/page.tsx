import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ApplicationChart } from '@/components/application/application-chart'
import { PageFrame } from '@/components/layout/page-frame'
import { querySelection } from '@/lib/data/application-selection'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { SearchParams } from '@/lib/routes/list-state'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'application' })
  const words = { title: t('metaTitle'), description: t('metaDescription') }
  return pageMetadata(words, { route: '/application-list', locale, index: false })
}

export default async function SelectedApplications({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [locale, asked] = await Promise.all([currentLocale(), searchParams])
  return (
    <PageFrame route="/application-list" tone="stage">
      <ApplicationChart {...await querySelection(locale, asked)} locale={locale} />
    </PageFrame>
  )
}
