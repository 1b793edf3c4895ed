import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { connection } from 'next/server'
import type { Lang } from '@/lib/contract/common'
import type { Product, ProductCategory, ProductIndex, ProductInfo, ProductSummary } from '@/lib/contract/product'
import type { GetProductsInput, ProductList } from '@/lib/contract/product-list'
import type { SearchAnswer } from '@/lib/contract/search'
import type { InputOf } from '@/lib/contract/endpoints'
import { cacheTags, catalogueLife } from './cache-table'
import { askCompany } from './company'
import { orNull } from './not-found'

export async function readCategories(lang: Lang): Promise<ProductCategory[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.products)
  return askCompany('getProductCategory', { lang })
}

/** Id, part number and day of the last change of every product. */
export async function readProductIndex(): Promise<ProductIndex> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.products)
  return askCompany('getProductAll', {})
}

/** First page of a selection; for stored pages. */
export async function readProducts(input: GetProductsInput): Promise<ProductList> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.products, cacheTags.fitments)
  return askCompany('getProducts', input)
}

/** Any selection, not stored: the number of combinations has no bound. null = the vehicle does not exist. */
export async function queryProducts(input: GetProductsInput): Promise<ProductList | null> {
  await connection()
  return orNull(askCompany('getProducts', input))
}

/** The product alone, for documents made of nothing else: a tenth of the work of everything its page shows. */
export async function readProduct(lang: Lang, id: string): Promise<Product | null> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.products)
  return orNull(askCompany('getProduct', { lang, id }))
}

export async function readProductInfo(lang: Lang, id: string): Promise<ProductInfo | null> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.products, cacheTags.fitments)
  return orNull(askCompany('getProductInfo', { lang, id }))
}

export async function readNewProducts(lang: Lang, limit: number): Promise<ProductSummary[]> {
  'use cache'
  cacheLife(catalogueLife)
  cacheTag(cacheTags.products)
  return askCompany('getNewProducts', { lang, limit })
}

/** null = one of the products, or the vehicle, does not exist. */
export async function queryComparison(input: InputOf<'compareProducts'>): Promise<Product[] | null> {
  await connection()
  return orNull(askCompany('compareProducts', input))
}

export async function querySearch(input: InputOf<'search'>): Promise<SearchAnswer | null> {
  await connection()
  return orNull(askCompany('search', { ...input, sent: '1' }))
}
