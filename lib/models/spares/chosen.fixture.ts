import type { ProductKind } from '@/lib/contract/product-words'
import { drawnProducts } from '@/lib/drawings/sample-products'
import { isLong } from '@/tests/support/long'
import type { ModelledProduct } from '../modelled-product'

/** Pickers over the given products and the drawing's fixture of every kind. */
export function choosers(seeded: readonly ModelledProduct[]) {
  const products = [
    ...seeded,
    ...drawnProducts.map((product): ModelledProduct => ({ ...product, code: `FIXTURE-${product.kind}` })),
  ]
  const listProducts = (...kinds: readonly ProductKind[]): ModelledProduct[] =>
    products.filter(({ kind }) => kinds.includes(kind))
  /** One from the middle and the fixture; in the long run also the first and the last. */
  const pickProducts = (kind: ProductKind): ModelledProduct[] => {
    const all = listProducts(kind)
    const usual = [all[Math.floor(all.length / 2)], all.at(-1)]
    const picked = new Set(isLong ? [all[0], ...usual, all.at(-2)] : usual)
    return [...picked].filter((product) => product !== undefined)
  }
  return { listProducts, pickProducts }
}
