import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BrandIndex } from '@/components/hub/brand-index'
import { PageFrame } from '@/components/layout/page-frame'
import { readVehicleIndex } from '@/lib/data/vehicle-pages'
import { readBrands } from '@/lib/data/vehicles'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'home.brand' })
  return pageMetadata(
    { title: t('metaTitle'), description: t('metaDescription') },
    { route: '/products/brand', locale },
  )
}

export default async function ProductsByBrand() {
  const locale = await currentLocale()
  const [brands, vehicles] = await Promise.all([
    readBrands(locale, null),
    readVehicleIndex(locale, ['car-spring', 'dtg-sport', 'z-series', 'gtx']),
  ])
  return (
    <PageFrame route="/products/brand" tone="stage">
      <BrandIndex brands={brands} vehicles={vehicles} locale={locale} />
    </PageFrame>
  )
}
