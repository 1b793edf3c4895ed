import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Comparison } from '@/components/compare/comparison'
import { NoComparison } from '@/components/compare/no-comparison'
import { PageFrame } from '@/components/layout/page-frame'
import { compareQuery } from '@/lib/contract/product'
import { queryComparison } from '@/lib/data/products'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { SearchParams } from '@/lib/routes/list-state'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations({ locale, namespace: 'compare' })
  return pageMetadata(
    { title: t('title'), description: t('metaDescription') },
    { route: '/products/compare', locale, index: false },
  )
}

/** The comparison that an address names. */
export default async function CompareProducts({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [locale, { ids }] = await Promise.all([currentLocale(), searchParams])
  const query = compareQuery.safeParse({ lang: locale, ids })
  const products = query.success ? await queryComparison(query.data) : null
  return (
    <PageFrame route="/products/compare" tone="stage">
      {products ? (
        <Comparison products={products} locale={locale} />
      ) : (
        <NoComparison locale={locale} missing={query.success} />
      )}
    </PageFrame>
  )
}
