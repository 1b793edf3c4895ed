import type { Point } from '../geometry'
import type { Proportions } from './figures'
import type { PartName } from './part-names'
import type { createSection } from './section'

/** The point a label leads to; it moves with its part. `side`: which row the label stands in when the drawing lies. */
export type Target = { part: PartName; at: Point; rate: number; side: 'top' | 'bottom' }
type Fluids = Pick<ReturnType<typeof createSection>, 'layers' | 'solids' | 'cavities' | 'gas'>
/** A cut-away in drawing units. The damper lies along x and is compressed towards the right. */
export type Scene = Fluids & {
  targets: Target[]
  /** How the damper stands when drawn upright: rod up or down. */
  rod: 'up' | 'down'
  extent: { left: number; right: number; top: number; bottom: number }
  /** The dimension line of the stroke. */
  stroke: { from: number; y: number; edge: number }
  bubbleShare: number
}
export type BuiltScene = Scene & Proportions
