import type { Finish } from '@/lib/contract/product-words'
import { anodisedIn, type MaterialName } from '../materials'
import type { Surface } from '../model'
import { socketBolt } from '../parts/fasteners'
import { buildSpringSeat } from '../parts/preload'
import { aim, joinSurfaces, mapSurfaces, notchedRing, ringCorners, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { rotate, type Mesh } from '../shape/mesh'
import { turn, turnRing } from '../shape/turned'

export type Dish = {
  /** Height of the face the spring lies on, mm. */ y: number
  inner: number
  outer: number
  bodyR: number
  material: MaterialName
}

const webThick = 6

/** A wide spring seat about y, the spring above it: threaded hub, web with lightening holes, rim with a lip inside the coil. */
export function buildDish(detail: Detail, { y, inner, outer, bodyR, material }: Dish): Surface[] {
  const [hub, lip] = [bodyR + 7, inner - 0.6]
  const rimIn = lip - 4
  if (rimIn - hub < 8)
    return [surface(material, buildSpringSeat(detail, { y, inner, outer, bodyR: bodyR - 0.5 }, -1, webThick))]
  const rim = turn(
    detail,
    [
      [rimIn, y + 5, 0.8],
      [lip - 0.8, y + 5, 0.8],
      [lip, y + 1, 0.4],
      [lip, y, 0.3],
      [outer + 0.6, y, 0.3],
      [outer + 1.6, y + 1.2, 0.6],
      [outer + 2.6, y + 0.6, 0.8],
      [outer + 2.6, y - webThick + 2, 1],
      [outer, y - webThick, 0.8],
      [rimIn, y - webThick, 0.8],
    ],
    { closed: true },
  )
  const middle = (hub + rimIn) / 2
  const holeR = Math.min((rimIn - hub) / 2 - 2.2, 9)
  const count = Math.min(12, Math.max(6, Math.floor((2 * Math.PI * middle) / (holeR * 3.1))))
  const holes =
    holeR < 2
      ? []
      : Array.from({ length: count }, (_, i) =>
          ringCorners(
            { ...detail, round: Math.max(16, Math.round(detail.round * 0.4)) },
            holeR,
            middle * Math.cos((2 * Math.PI * i) / count),
            middle * Math.sin((2 * Math.PI * i) / count),
          ),
        )
  const web = aim(
    extrude(detail, {
      outline: ringCorners(detail, rimIn + 0.8),
      holes: [ringCorners(detail, hub - 0.8), ...holes],
      depth: webThick - 1.6,
      edge: 0.7,
    }),
    'y',
    [0, y - webThick / 2, 0],
  )
  return [surface(material, rim, web, turnRing(detail, hub, bodyR - 0.3, y + 1.5, y - webThick, 0.8))]
}

/** The same hanging over a spring. */
export const buildHat = (detail: Detail, dish: Dish): Surface[] =>
  mapSurfaces(buildDish(detail, { ...dish, y: -dish.y }), (mesh: Mesh) => rotate(mesh, 'x', 180))

/** A ring threaded on the body, with spanner notches between two chamfered shoulders. */
export function buildSpannerRing(
  detail: Detail,
  [top, bottom]: readonly [number, number],
  bodyR: number,
  wide: number,
  finish: Finish,
): Surface[] {
  const outer = bodyR + wide
  return [
    surface(
      anodisedIn(finish),
      notchedRing(detail, {
        outer,
        bore: bodyR - 0.4,
        top,
        bottom,
        count: 10,
        depth: Math.min(3, wide * 0.4),
        width: outer * 0.22,
        edge: 0.8,
      }),
    ),
  ]
}

/** A collar that locks by a screw: split ring with a pinch bolt in front. */
export function buildCollar(
  detail: Detail,
  [top, bottom]: readonly [number, number],
  bodyR: number,
  wide: number,
  finish: Finish,
): Surface[] {
  const outer = bodyR + wide
  const y = (top + bottom) / 2
  const groove = turn(
    detail,
    [
      [bodyR - 0.4, top, 0.3],
      [outer - 1, top, 0.8],
      [outer, top - 1.4, 0.5],
      [outer, y + 1, 0.2],
      [outer - 0.7, y + 0.6, 0.2],
      [outer - 0.7, y - 0.6, 0.2],
      [outer, y - 1, 0.2],
      [outer, bottom + 1.4, 0.5],
      [outer - 1, bottom, 0.8],
      [bodyR - 0.4, bottom, 0.3],
    ],
    { closed: true },
  )
  const flat = extrude(detail, {
    outline: [
      [-9, -(top - bottom) / 2 + 0.6, 1.4],
      [9, -(top - bottom) / 2 + 0.6, 1.4],
      [9, (top - bottom) / 2 - 0.6, 1.4],
      [-9, (top - bottom) / 2 - 0.6, 1.4],
    ],
    depth: 6,
    edge: 0.8,
  })
  const slot = extrude(
    { ...detail, fillet: 1 },
    {
      outline: [
        [-0.7, -(top - bottom) / 2],
        [0.7, -(top - bottom) / 2],
        [0.7, (top - bottom) / 2],
        [-0.7, (top - bottom) / 2],
      ],
      depth: 6.4,
      edge: 0,
    },
  )
  return joinSurfaces([
    surface(anodisedIn(finish), groove, aim(flat, 'z', [0, y, outer - 1.6])),
    surface('rubber', aim(slot, 'z', [-5.5, y, outer - 1.6])),
    socketBolt(detail, { at: [2, y, outer + 1.3], to: 'z', size: Math.min(4, (top - bottom) * 0.45) }),
  ])
}
