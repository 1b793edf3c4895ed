import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RecentProducts } from '@/components/account/recent-products'
import { PageFrame } from '@/components/layout/page-frame'
import { queryProducts } from '@/lib/data/products'
import { currentLocale } from '@/lib/i18n/current-locale'
import { parseListState, type SearchParams } from '@/lib/routes/list-state'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'home.recent' })
  return pageMetadata(
    { title: t('title'), description: t('metaDescription') },
    { route: '/user/recentlyViewedProducts', locale, index: false },
  )
}

/** The products that the address names, in its order. */
export default async function RecentlyViewedProducts({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [locale, { ids }] = await Promise.all([currentLocale(), searchParams])
  const state = parseListState({ ids }, locale)
  const list = state.ids.length > 0 ? await queryProducts(state) : null
  const products = state.ids.flatMap((id) => list?.items.filter((product) => product.id === id) ?? [])
  return (
    <PageFrame route="/user/recentlyViewedProducts">
      <RecentProducts products={products} locale={locale} />
    </PageFrame>
  )
}
