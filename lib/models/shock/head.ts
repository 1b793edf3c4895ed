import type { Finish } from '@/lib/contract/product-words'
import { anodisedIn } from '../materials'
import type { Surface } from '../model'
import { socketBolt } from '../parts/fasteners'
import { aim, arcCorners, joinSurfaces, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { move, type Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { labelRadius, turn, turnRing, wrapLabel } from '../shape/turned'

/** Outline round two circles on the x axis, joined by tangents and, with a `scoop` (mm), milled away between them. */
function outlineBridge(
  detail: Detail,
  { a, b, x, scoop = 0 }: { a: number; b: number; x: number; scoop?: number },
): Corner[] {
  const lean = (Math.acos((a - b) / x) * 180) / Math.PI
  const steps = Math.max(10, Math.round(detail.round / 2))
  const left = arcCorners(0, 0, a, lean, 360 - lean, steps)
  const right = arcCorners(x, 0, b, -lean, lean, steps)
  if (scoop === 0) return [...left, ...right]
  const at = (share: number): number => a + (b - a) * share
  const [from, to] = [(a * 0.62) / x, 1 - (b * 0.5) / x]
  const side = (sign: 1 | -1): Corner[] => [
    [x * from, sign * (at(from) * 0.99), 1.5],
    [x * from + 2.4, sign * (at(from) - scoop), 3],
    [x * to - 2.4, sign * (at(to) - scoop), 3],
    [x * to, sign * (at(to) * 0.99), 1.5],
  ]
  return [...left, ...side(-1), ...right, ...[...side(1)].reverse()]
}

const lay = (mesh: Mesh, top: number, depth: number): Mesh => aim(mesh, 'y', [0, top - depth / 2, 0])

/** The bridge of a piggyback shock: cover plate, coloured groove, and a body with milled flanks, plug screws and bolts. `x` is the reservoir's axis. */
export function buildBridge(
  detail: Detail,
  {
    r,
    x,
    reservoirR,
    top,
    bottom,
    accent,
    code,
  }: { r: number; x: number; reservoirR: number; top: number; bottom: number; accent: Finish; code: string },
): Surface[] {
  const size = { a: r + 1.5, b: reservoirR + 3, x }
  const [cover, groove] = [5.4, 1.8]
  const low = top - cover - groove
  const height = low - bottom
  const scoop = Math.min(6, size.b * 0.3)
  // `aim` to +y turns the outline's y to −z; the bridge is symmetrical.
  const plate = (outline: Corner[], depth: number, at: number, edge: number): Mesh =>
    lay(extrude(detail, { outline, depth, edge }), at, depth)
  const rails = [low - 0.02, bottom + 2.02].map((at) =>
    plate(outlineBridge(detail, { a: size.a - 0.08, b: size.b - 0.08, x }), 2, at, 0.7),
  )
  const middle = x * 0.56
  const flank = size.a + (size.b - size.a) * 0.56 - scoop
  const mid = low - height / 2
  const engraving = { width: size.a * 1.05, height: Math.min(6, height - 3) }
  const plugs = ([1, -1] as const).map((side) =>
    socketBolt(detail, {
      at: [middle, mid, side * (flank - 0.4)],
      to: side === 1 ? 'z' : '-z',
      size: Math.min(6, height * 0.56),
    }),
  )
  const bolts = [0.62, -0.62].map((z) =>
    socketBolt(detail, { at: [x * 0.54, top - 0.3, z * size.b], to: 'y', size: 4 }),
  )
  return joinSurfaces([
    surface(
      'anodised-black',
      plate(outlineBridge(detail, size), cover, top, 1.4),
      plate(outlineBridge(detail, { ...size, scoop }), height, low, 1),
      ...rails,
    ),
    surface(
      anodisedIn(accent),
      plate(outlineBridge(detail, { a: size.a - 0.9, b: size.b - 0.9, x }), groove + 1, low + groove + 0.5, 0),
    ),
    ...plugs,
    ...bolts,
    {
      material: 'label',
      art: { layout: 'code', code, ink: 'light', width: engraving.width, height: engraving.height },
      mesh: wrapLabel(detail, { radius: labelRadius(detail, size.a), ...engraving, y: mid, facing: 118 }),
    },
  ])
}

/** The turned cap of a shock without bridge: coloured groove, scalloped grip and chamfers. */
export function buildCap(
  detail: Detail,
  { r, top, bottom, accent }: { r: number; top: number; bottom: number; accent: Finish },
): Surface[] {
  const scallops = 10
  const [from, to] = [top - 6.6, bottom + 3]
  const shape = (angle: number, radius: number, y: number): number => {
    if (y > from + 0.2 || y < to - 0.2 || radius < r - 0.5) return radius
    return radius - 1.3 * Math.max(0, Math.cos(angle * scallops) - 0.1) ** 0.5
  }
  const grip: Corner[] = [
    [r, from + 0.3, 0.3],
    [r, from, 0],
    [r, from - 0.8, 0],
    [r, to + 0.8, 0],
    [r, to, 0],
  ]
  const body = turn(
    detail,
    [
      [0, top],
      [r - 3, top, 0.6],
      [r - 0.8, top - 1.6, 0.6],
      [r, top - 2.6, 0.4],
      [r, top - 3.6, 0.2],
      [r - 0.9, top - 3.8, 0.1],
      [r - 0.9, top - 5.2, 0.1],
      [r, top - 5.4, 0.2],
      ...grip,
      [r, bottom + 1, 0.8],
      [r - 1.6, bottom, 0.4],
      [0, bottom],
    ],
    { shape, segments: detail.round > 64 ? 200 : 40 },
  )
  return [
    surface('anodised-black', body),
    surface(anodisedIn(accent), turnRing(detail, r - 0.3, r - 1.2, top - 3.75, top - 5.25, 0.15)),
  ]
}

/** A banjo's seat on the side of a cap (+x). */
export function buildPort(detail: Detail, r: number, y: number): Surface {
  const boss = extrude(detail, { outline: arcCorners(0, 0, 7, 0, 360, 24).slice(0, -1), depth: 8, edge: 0.6 })
  return surface('anodised-black', aim(move(boss, [0, 0, 0]), 'x', [r - 2.4, y, 0]))
}
