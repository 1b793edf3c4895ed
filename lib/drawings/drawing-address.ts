import type { DrawingVariant } from './product-svg'
import type { DrawnProduct } from './shock'

/** Goes up when the drawing of the same part would look different. */
const drawingVersion = 1

/** FNV-1a, 32 bit. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(36)
}

/** Address of a product's drawing; changes with everything the drawing is made from, so that it may be kept forever. */
export function drawingAddress(product: DrawnProduct & { id: string }, variant: DrawingVariant): string {
  const { kind, spec, construction, adjusters, bodyFinish, springFinish, axle } = product
  return `/drawings/${product.id}/${variant}.svg?v=${hash(JSON.stringify([drawingVersion, kind, spec, construction, adjusters, bodyFinish, springFinish, axle]))}`
}
