import type { ProductSummary } from '@/lib/contract/product'

/** What a product is called in a sentence: its name, with the part number where another one has the same name. */
export function compareName(product: ProductSummary, among: readonly ProductSummary[]): string {
  const alone = among.filter(({ name }) => name === product.name).length === 1
  return alone ? product.name : `${product.name} (${product.code})`
}
