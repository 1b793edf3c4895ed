import type { ProductSummary } from '@/lib/contract/product'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { itemListJsonLd } from './item-list-json-ld'

/** schema.org ItemList of the products of a page. */
export function productListJsonLd(
  products: readonly Pick<ProductSummary, 'id' | 'name'>[],
  page: { name: string; url: URL; locale: Locale },
): Record<string, unknown> {
  const items = products.map(({ id, name }) => ({ name, href: localizePath(`/products/${id}`, page.locale) }))
  return itemListJsonLd(items, page)
}
