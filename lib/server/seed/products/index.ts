import type { CatalogueFitment, CatalogueModel, CatalogueProduct } from '@/lib/server/catalogue/types'
import { generateProducts } from './generate'
import type { GenerateOptions } from './generate'

/** All products and their fitments in memory; for large targets walk through {@link generateProducts} instead. */
export function buildProducts(
  models: readonly CatalogueModel[],
  options: GenerateOptions = {},
): { products: CatalogueProduct[]; fitments: CatalogueFitment[] } {
  const products: CatalogueProduct[] = []
  const fitments: CatalogueFitment[] = []
  for (const generated of generateProducts(models, options)) {
    products.push(generated.product)
    fitments.push(...generated.fitments)
  }
  return { products, fitments }
}
