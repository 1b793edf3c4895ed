import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { Comparison } from '@/components/compare/comparison'
import { NoComparison } from '@/components/compare/no-comparison'
import { PageFrame } from '@/components/layout/page-frame'
import { slugSchema } from '@/lib/contract/common'
import type { Product } from '@/lib/contract/product'
import { compareQuery } from '@/lib/contract/product-list'
import { queryFitTexts } from '@/lib/data/fit-texts'
import { orNull } from '@/lib/data/not-found'
import { queryComparison } from '@/lib/data/products'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { Locale } from '@/lib/i18n/locales'
import type { SearchParams } from '@/lib/routes/list-state'
import { pageMetadata } from '@/lib/seo/page-metadata'

export const instant = false

type Props = { searchParams: Promise<SearchParams> }

/** Read once for the page and its metadata. */
const readProducts = cache(async (ids: SearchParams[string], lang: Locale) => {
  const query = compareQuery.safeParse({ lang, ids })
  return { isAsked: query.success, products: query.success ? await queryComparison(query.data) : null }
})

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, { ids }] = await Promise.all([currentLocale(), searchParams])
  const [t, { products }] = await Promise.all([
    getTranslations({ locale, namespace: 'compare' }),
    readProducts(ids, locale),
  ])
  const parts = products?.map(({ code }) => code).join(' · ')
  const words = parts
    ? { title: t('metaTitleFor', { parts }), description: t('metaDescriptionFor', { parts }) }
    : { title: t('title'), description: t('metaDescription') }
  return pageMetadata(words, { route: '/products/compare', locale, index: false })
}

/** Whether the products fit the vehicle that the address names; null = it names none that there is. */
async function readFit(products: readonly Product[], vehicle: SearchParams[string], lang: Locale) {
  const named = slugSchema.safeParse(vehicle)
  if (!named.success) return null
  return orNull(queryFitTexts({ lang, vehicle: named.data, products: products.map(({ id }) => id) }))
}

/** The comparison that an address names. */
export default async function CompareProducts({ searchParams }: Props) {
  const [locale, { ids, vehicle }] = await Promise.all([currentLocale(), searchParams])
  const { isAsked, products } = await readProducts(ids, locale)
  const fit = products && (await readFit(products, vehicle, locale))
  return (
    <PageFrame route="/products/compare" tone="stage">
      {products ? (
        <Comparison products={products} fit={fit} locale={locale} />
      ) : (
        <NoComparison locale={locale} missing={isAsked} />
      )}
    </PageFrame>
  )
}
