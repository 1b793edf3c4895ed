import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/products/product-grid'
import type { ProductInfo } from '@/lib/contract/product'
import type { Locale } from '@/lib/i18n/locales'
import { FittingInstead } from './fitting-instead'
import { PageSection } from './section'

/** Parts like this one, and those that fit the visitor's vehicle where this one does not. */
export async function RelatedSection({ info: { product, related }, locale }: { info: ProductInfo; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const shown = related.slice(0, 4)
  return (
    <PageSection id="related" title={t('sections.related')} print={false}>
      <ProductGrid products={shown} locale={locale} />
      <FittingInstead
        shown={[product.id, ...shown.map(({ id }) => id)]}
        kind={product.kind}
        locale={locale}
        texts={{ title: t('fitting.title'), all: t('fitting.all') }}
      />
    </PageSection>
  )
}
