import type { ProductKind } from '@/lib/contract/product'
import { drawnProducts } from '@/lib/drawings/sample-products'
import type { ModelledProduct } from '../modelled-product'

/** Pickers over the given products and the drawing's fixture of every kind. */
export function choosers(seeded: readonly ModelledProduct[]) {
  const products = [
    ...seeded,
    ...drawnProducts.map((product): ModelledProduct => ({ ...product, code: `FIXTURE-${product.kind}` })),
  ]
  const listProducts = (...kinds: readonly ProductKind[]): ModelledProduct[] =>
    products.filter(({ kind }) => kinds.includes(kind))
  /** A few that differ most: the first, one from the middle, the last and the fixture. */
  const pickProducts = (kind: ProductKind): ModelledProduct[] => {
    const all = listProducts(kind)
    return [...new Set([all[0], all[Math.floor(all.length / 2)], all.at(-2), all.at(-1)])].filter(
      (product) => product !== undefined,
    )
  }
  return { listProducts, pickProducts }
}
