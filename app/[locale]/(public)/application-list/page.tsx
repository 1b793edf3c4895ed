import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ApplicationChart } from '@/components/application/application-chart'
import { PageFrame } from '@/components/layout/page-frame'
import { readWholeChart } from '@/lib/data/application-selection'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'application' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription') },
    { route: '/application-list', locale },
  )
}

export default async function ApplicationListPage() {
  const locale = await currentLocale()
  return (
    <PageFrame route="/application-list" tone="stage">
      <ApplicationChart {...await readWholeChart(locale)} locale={locale} />
    </PageFrame>
  )
}
