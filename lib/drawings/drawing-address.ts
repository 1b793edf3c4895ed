import { shortHash } from '@/lib/utils/short-hash'
import type { DrawingVariant } from './product-svg'
import type { DrawnProduct } from './shock'

/** Goes up when the drawing of the same part would look different. */
const drawingVersion = 1

/** Address of a product's drawing; changes with everything the drawing is made from, so that it may be kept forever. */
export function drawingAddress(product: DrawnProduct & { id: string }, variant: DrawingVariant): string {
  const { kind, spec, construction, adjusters, bodyFinish, springFinish, axle } = product
  return `/drawings/${product.id}/${variant}.svg?v=${shortHash(JSON.stringify([drawingVersion, kind, spec, construction, adjusters, bodyFinish, springFinish, axle]))}`
}
