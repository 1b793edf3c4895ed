import type { CutawayFigures, CutawayKind } from './figures'
import { proportion } from './figures'
import { buildCartridge } from './cartridge'
import { buildMonotube } from './monotube'
import { buildReservoir } from './reservoir'
import type { BuiltScene, Scene } from './scene'
import { buildTwinTube } from './twin-tube'

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
