import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProductHub } from '@/components/hub/product-hub'
import { PageFrame } from '@/components/layout/page-frame'
import { readHub } from '@/lib/data/hub'
import { currentLocale } from '@/lib/i18n/current-locale'
import { familyOrders } from '@/lib/routes/family-orders'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'finder' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription'), picture: 'hero-scooter' },
    { route: '/products', locale },
  )
}

export default async function Products() {
  const locale = await currentLocale()
  const [t, data] = await Promise.all([getTranslations({ locale, namespace: 'home.products' }), readHub(locale)])
  return (
    <PageFrame route="/products" tone="stage">
      <ProductHub
        data={data}
        scene="hero-scooter"
        title={t('title')}
        lead={t('lead')}
        order={familyOrders.all}
        locale={locale}
      />
    </PageFrame>
  )
}
