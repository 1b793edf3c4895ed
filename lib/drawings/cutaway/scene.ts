import type { Point } from '../geometry'
import type { CutawayFigures, CutawayKind, Proportions } from './figures'
import { proportion } from './figures'
import { buildCartridge } from './cartridge'
import { buildMonotube } from './monotube'
import { buildReservoir } from './reservoir'
import { buildTwinTube } from './twin-tube'
import type { createSection } from './section'
import type { PartName } from './part-names'

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

const builders = {
  'twin-tube': buildTwinTube,
  emulsion: (share, travel) => buildMonotube(share, travel, 'emulsion'),
  'floating-piston': (share, travel) => buildMonotube(share, travel, 'floating-piston'),
  reservoir: buildReservoir,
  cartridge: buildCartridge,
} as const satisfies Record<CutawayKind, (shaftShare: number, travel: number, hasHose: boolean) => Scene>

/** The cut-away of one kind, with a product's own figures where it has them. */
export function buildCutaway(kind: CutawayKind, figures?: CutawayFigures): BuiltScene {
  const proportions = proportion(kind, figures)
  return { ...builders[kind](proportions.shaftShare, proportions.travel, figures?.hose ?? false), ...proportions }
}
