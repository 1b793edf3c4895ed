import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CodePage } from '@/components/product-code/code-page'
import { PageFrame } from '@/components/layout/page-frame'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'product-code' })
  return pageMetadata(
    { title: t('title'), description: t('metaDescription'), picture: 'macro-reservoir' },
    { route: '/services/productCode', locale },
  )
}

export default async function ProductCode() {
  const locale = await currentLocale()
  return (
    <PageFrame route="/services/productCode" tone="stage" fills>
      <CodePage locale={locale} />
    </PageFrame>
  )
}
