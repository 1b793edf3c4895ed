import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ProductHub } from '@/components/hub/product-hub'
import { PageFrame } from '@/components/layout/page-frame'
import { readHub } from '@/lib/data/hub'
import { readVehicleIndex } from '@/lib/data/vehicle-pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { familyOrders } from '@/lib/routes/family-orders'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'home.auto' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription'), picture: 'hero-car' },
    { route: '/products/auto', locale },
  )
}

export default async function AutoProducts() {
  const locale = await currentLocale()
  const [t, data, vehicles] = await Promise.all([
    getTranslations({ locale, namespace: 'home.auto' }),
    readHub(locale, {}, ['pickup', 'suv', 'car', 'van']),
    readVehicleIndex(locale, ['car-spring', 'dtg-sport']),
  ])
  return (
    <PageFrame route="/products/auto" tone="stage">
      <ProductHub
        data={data}
        scene="hero-car"
        title={t('title')}
        lead={t('lead')}
        order={familyOrders.auto}
        vehicles={vehicles}
        locale={locale}
      />
    </PageFrame>
  )
}
