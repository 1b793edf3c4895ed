import type { Finish } from '@/lib/contract/product-words'
import { anodisedIn } from '../materials'
import type { Surface } from '../model'
import { aim, cordRing, notchedCorners, polygonCorners, ringCorners, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { rotate, type Mesh } from '../shape/mesh'
import { turn, turnRing, turnThread } from '../shape/turned'
import { capHeights } from './fork-layout'

/** Marks round the flange, one at every click of preload. */
function engraveMarks(detail: Detail, radius: number, y: number, count: number): Mesh[] {
  const tick = aim(
    extrude(
      { ...detail, fillet: 1 },
      {
        outline: [
          [radius - 2.2, -0.18],
          [radius, -0.18],
          [radius, 0.18],
          [radius - 2.2, 0.18],
        ],
        depth: 0.12,
        edge: 0,
      },
    ),
    'y',
    [0, y + 0.03, 0],
  )
  return Array.from({ length: count }, (_, i) => rotate(tick, 'y', (360 / count) * i))
}

/** The preload adjuster in the middle of a cap: a hexagon with a sunk floor that carries the rebound knob. Upper face at 0, mm. */
export function buildPreloadHexagon(detail: Detail, { radius, finish }: { radius: number; finish: Finish }): Surface[] {
  const { hex } = capHeights
  const hexagon = aim(
    extrude(detail, {
      outline: polygonCorners(6, radius * 1.42, 1.2),
      holes: [ringCorners(detail, radius * 0.5)],
      depth: hex - 1.6,
      edge: 0.9,
    }),
    'y',
    [0, -(hex - 1.6) / 2, 0],
  )
  const floor = turn(detail, [
    [0, -1.6],
    [radius * 0.54, -1.6],
    [radius * 0.54, -4],
    [0, -4],
  ])
  const groove = turn(detail, [
    [0, -hex + 3.2],
    [radius * 0.66, -hex + 3.2],
    [radius * 0.66, -hex + 0.5],
    [0, -hex + 0.5],
  ])
  return [surface(anodisedIn(finish), hexagon, floor, groove)]
}

/** The cap that closes a fork tube: notched flange with marks, thread, O-ring in its groove. The adjuster's upper face lies at 0, mm. */
export function buildForkCap(detail: Detail, { radius, finish }: { radius: number; finish: Finish }): Surface[] {
  const { hex, flange, thread, end } = capHeights
  const ring = aim(
    extrude(detail, {
      outline: notchedCorners(detail, radius + 1.2, detail.round > 64 ? 12 : 6, 0.9, radius * 0.24),
      holes: [ringCorners(detail, radius * 0.4)],
      depth: flange - hex,
      edge: 0.8,
    }),
    'y',
    [0, -(hex + flange) / 2, 0],
  )
  const collar = turn(detail, [
    [0, -hex + 0.9],
    [radius * 0.86, -hex + 0.9, 0.5],
    [radius * 0.92, -hex - 0.4],
    [0, -hex - 0.4],
  ])
  const core = turn(detail, [
    [0, -flange + 0.2],
    [radius * 0.9, -flange + 0.2],
    [radius * 0.9, -thread],
    [radius * 0.94, -thread - 0.2, 0.3],
    [radius * 0.94, -thread - 1.8, 0.2],
    [radius * 0.84, -thread - 1.8],
    [radius * 0.84, -thread - 4.4],
    [radius * 0.94, -thread - 4.4, 0.2],
    [radius * 0.9, -end, 0.8],
    [radius * 0.5, -end, 0.4],
    [radius * 0.46, -end + 3],
    [0, -end + 3],
  ])
  const turns = turnThread(detail, {
    radius: radius * 0.97,
    top: -flange - 1.4,
    bottom: -thread,
    pitch: 1,
    depth: 0.55,
  })
  const relief = turnRing(detail, radius * 0.92, radius * 0.8, -flange + 0.1, -flange - 1.5, 0.2)
  return [
    surface(anodisedIn(finish), ring, collar, core, turns, relief),
    surface('rubber', cordRing(detail, radius * 0.9, 2.4, -thread - 3.1)),
    surface('paint-white', ...engraveMarks(detail, radius * 0.84, -hex + 0.9, 24).slice(0, 13)),
  ]
}
