import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CareersPage } from '@/components/career/careers-page'
import { PageFrame } from '@/components/layout/page-frame'
import { readCareers } from '@/lib/data/careers'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'career' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription'), picture: 'hero-car' },
    { route: '/career', locale },
  )
}

export default async function Careers() {
  const locale = await currentLocale()
  const { jobs, until } = await readCareers(locale)
  return (
    <PageFrame route="/career" tone="stage" fitBar={null} until={until}>
      <CareersPage jobs={jobs} locale={locale} />
    </PageFrame>
  )
}
