import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '@/components/layout/page-frame'
import { SetupPage } from '@/components/setup/setup-page'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'setup' })
  return pageMetadata(
    { title: t('title'), description: t('metaDescription'), picture: 'macro-rebound' },
    { route: '/services/feature-adjust', locale },
  )
}

export default async function FeatureAdjust() {
  const locale = await currentLocale()
  return (
    <PageFrame route="/services/feature-adjust" tone="stage" fills>
      <SetupPage locale={locale} />
    </PageFrame>
  )
}
