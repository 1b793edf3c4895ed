import type { ProductKind } from '@/lib/contract/product-words'
import { drawnProducts } from '@/lib/drawings/sample-products'
import type { ModelledProduct } from '../modelled-product'

export const shockKinds = [
  'twin-shock',
  'mono-shock',
  'unit-swing-shock',
  'front-shock',
] as const satisfies readonly ProductKind[]
export const steeringKinds = ['steering-damper'] as const satisfies readonly ProductKind[]

const fixtures = drawnProducts.map((product): ModelledProduct => ({ ...product, code: 'YS-000-000' }))

/** The fixture and every one of `products` that is of these kinds. */
export const listModelled = (products: readonly ModelledProduct[], kinds: readonly ProductKind[]): ModelledProduct[] =>
  [...fixtures, ...products].filter(({ kind }) => kinds.includes(kind))

/** One product of every construction, set of adjusters and pair of mounts, the fixture first. */
export function sampleModelled(
  products: readonly ModelledProduct[],
  kinds: readonly ProductKind[],
): [name: string, product: ModelledProduct][] {
  const found = new Map<string, ModelledProduct>()
  for (const product of listModelled(products, kinds)) {
    const name = [
      product.kind,
      product.construction,
      product.adjusters.join(''),
      product.spec.top?.kind,
      product.spec.bottom?.kind,
    ].join(' ')
    if (!found.has(name)) found.set(name, product)
  }
  return [...found]
}
