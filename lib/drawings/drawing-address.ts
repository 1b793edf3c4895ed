import { shortHash } from '@/lib/utils/short-hash'
import type { CutawayFigures, CutawayKind } from './cutaway/figures'
import type { DrawingVariant } from './product-svg'
import type { DrawnProduct } from './shock'

/** Goes up when the drawing of the same part would look different. */
const drawingVersion = 1

/** Address of a product's drawing; changes with everything the drawing is made from, so that it may be kept forever. */
export function drawingAddress(product: DrawnProduct & { id: string }, variant: DrawingVariant): string {
  const { kind, spec, construction, adjusters, bodyFinish, springFinish, axle } = product
  return `/drawings/${product.id}/${variant}.svg?v=${shortHash(JSON.stringify([drawingVersion, kind, spec, construction, adjusters, bodyFinish, springFinish, axle]))}`
}

/** Address of the map of Thailand; the number goes up when it is drawn anew. */
export const thailandAddress = '/drawings/map/thailand.svg?v=2'

/** Address of the map of the world; the number goes up when it is drawn anew. */
export const worldAddress = '/drawings/map/world.svg?v=1'

/** Goes up when the cut-away of the same figures would look different. */
const cutawayVersion = 1

/** Address of a damper cut open: that of a product, drawn from its figures, or without one that of a common damper of the kind. */
export function cutawayAddress(kind: CutawayKind, product?: { id: string; figures: CutawayFigures }): string {
  const file = product ? `${product.id}/inside` : `cutaway/${kind}`
  return `/drawings/${file}.svg?v=${shortHash(JSON.stringify([cutawayVersion, kind, product?.figures]))}`
}
