import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { NoComparison } from '@/components/compare/no-comparison'
import { OpenComparison } from '@/components/compare/open-comparison'
import { PageFrame } from '@/components/layout/page-frame'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'compare' })
  return pageMetadata({ title: t('title'), description: t('metaDescription') }, { route: '/products/compare', locale })
}

export default async function Compare() {
  const locale = await currentLocale()
  return (
    <PageFrame route="/products/compare" tone="stage">
      <OpenComparison href={localizePath('/products/compare', locale)} />
      <NoComparison locale={locale} />
    </PageFrame>
  )
}
