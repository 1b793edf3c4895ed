import type { ProductKind } from '@/lib/contract/product'
import type { DrawnProduct } from '@/lib/drawings/shock'
import { details, type Detail } from './shape/detail'
import type { Model } from './model'

/** What a model is made from: the figures of the drawing and the code printed on the label. */
export type ModelledProduct = DrawnProduct & { code: string }

export type ModelBuilder = (detail: Detail, product: ModelledProduct) => Model

const builders: Partial<Record<ProductKind, ModelBuilder>> = {}

/** Builds the solids of a product from its own figures. */
export function buildModel(product: ModelledProduct, detail: keyof typeof details): Model {
  const build = builders[product.kind]
  if (!build) throw new Error(`No model for ${product.kind}`)
  return build(details[detail], product)
}
