import type { SeedModel } from '../types'
import { generateProducts } from './generate'
import type { GenerateOptions } from './generate'
import type { SeedFitment, SeedProduct } from './types'

/** All products and their fitments in memory; for large targets walk through {@link generateProducts} instead. */
export function buildProducts(
  models: readonly SeedModel[],
  options: GenerateOptions = {},
): { products: SeedProduct[]; fitments: SeedFitment[] } {
  const products: SeedProduct[] = []
  const fitments: SeedFitment[] = []
  for (const generated of generateProducts(models, options)) {
    products.push(generated.product)
    fitments.push(...generated.fitments)
  }
  return { products, fitments }
}
