import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** Search engines read the first entries of a list; the list page has them all. */
const mostEntries = 30

/** schema.org ItemList of the products of a page, each by its own address. */
export function productListJsonLd(
  products: readonly Pick<ProductSummary, 'id' | 'name'>[],
  page: { name: string; url: URL; locale: Locale },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: page.name,
    url: page.url.href,
    numberOfItems: products.length,
    itemListElement: products.slice(0, mostEntries).map(({ id, name }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: new URL(localizePath(`/products/${id}`, page.locale), page.url).href,
    })),
  }
}
