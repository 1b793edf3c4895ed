import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { OpenRecent } from '@/components/account/open-recent'
import { RecentProducts } from '@/components/account/recent-products'
import { PageFrame } from '@/components/layout/page-frame'
import { currentLocale } from '@/lib/i18n/current-locale'
import { localizePath } from '@/lib/i18n/locales'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'home.recent' })
  return pageMetadata(
    { title: t('title'), description: t('metaDescription') },
    { route: '/user/recentlyViewedProducts', locale },
  )
}

export default async function RecentlyViewed() {
  const locale = await currentLocale()
  return (
    <PageFrame route="/user/recentlyViewedProducts">
      <OpenRecent href={localizePath('/user/recentlyViewedProducts', locale)} />
      <RecentProducts products={[]} locale={locale} />
    </PageFrame>
  )
}
