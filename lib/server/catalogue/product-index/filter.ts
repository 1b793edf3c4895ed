import type { GetProductsQuery } from '@/lib/contract/product-list'

export type ProductFilter = Omit<GetProductsQuery, 'lang' | 'page' | 'pageSize' | 'sort'>

/** Whether the list is searched by tape measure. */
export function isMeasured(filter: ProductFilter): boolean {
  return filter.measureLength !== undefined || filter.measureStroke !== undefined
}
