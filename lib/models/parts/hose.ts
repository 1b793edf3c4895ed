import type { Surface } from '../model'
import type { Detail } from '../shape/detail'
import { move, rotate, type Mesh, type Vec3 } from '../shape/mesh'
import { smoothCurve, sweep } from '../shape/swept'
import { turn } from '../shape/turned'
import { hexNut } from './fasteners'
import { aimTurned, coarsen, joinSurfaces, ringCorners, surface, type Aim } from './solids'
import { extrude } from '../shape/extruded'

/** A crimped ferrule about y: its open end upwards, where the hose comes out; hose radius `r`, mm. */
function turnFerrule(detail: Detail, r: number, length: number): Mesh {
  const wall = r + 1.1
  const ribs = [0.25, 0.45, 0.65].flatMap((at): [number, number, number][] => [
    [wall, length * (1 - at) + 0.9, 0.3],
    [wall - 0.6, length * (1 - at) + 0.4, 0.2],
    [wall - 0.6, length * (1 - at) - 0.4, 0.2],
    [wall, length * (1 - at) - 0.9, 0.3],
  ])
  return turn(detail, [
    [0, length],
    [wall - 0.4, length, 0.3],
    [wall, length - 0.6, 0.3],
    ...ribs,
    [wall, 0, 0.3],
    [0, 0],
  ])
}

/** Turns a solid about y so that its top points along `ahead`, then moves it. */
function pointAlong(mesh: Mesh, ahead: Vec3, at: Vec3): Mesh {
  const [x, y, z] = ahead
  const flat = Math.hypot(x, z)
  const tilted = rotate(mesh, 'z', (-Math.atan2(flat, y) * 180) / Math.PI)
  return move(rotate(tilted, 'y', (-Math.atan2(z, x) * 180) / Math.PI), at)
}

/** A braided hose along the given points with a crimped fitting at both ends. `braid` or plain rubber. */
export function buildHose(
  full: Detail,
  {
    points,
    radius,
    material = 'hose-braid',
    fitting = 14,
  }: { points: readonly Vec3[]; radius: number; material?: 'hose-braid' | 'rubber'; fitting?: number },
): Surface[] {
  const detail = coarsen({ ...full, wire: full.wire > 12 ? 20 : 8 }, 0.5)
  const curve = smoothCurve(points, detail.round > 64 ? 14 : 5)
  const ends = [
    [curve[0], curve[1]],
    [curve.at(-1), curve.at(-2)],
  ] as const
  const ferrules = ends.map(([end = [0, 0, 0], next = [0, 1, 0]]) =>
    pointAlong(turnFerrule(detail, radius, fitting), [next[0] - end[0], next[1] - end[1], next[2] - end[2]], end),
  )
  return [surface(material, sweep(detail, curve, radius)), surface('steel-zinc', ...ferrules)]
}

/** A banjo eye with its bolt, standing on the face at `at` and pointing to `to`; the hose leaves sideways. Bolt of metric size `size`. */
export function buildBanjo(full: Detail, { at, to, size }: { at: Vec3; to: Aim; size: number }): Surface[] {
  const detail = coarsen(full, 0.6)
  const height = size * 0.9
  const eye = extrude(detail, {
    outline: ringCorners(detail, size * 0.95),
    holes: [ringCorners(detail, size * 0.5)],
    depth: height,
    edge: 0.8,
  })
  const place = (mesh: Mesh) => aimTurned(rotate(mesh, 'x', -90), to, at)
  const copper = extrude(
    { ...detail, fillet: 1 },
    {
      outline: ringCorners(detail, size * 0.82),
      holes: [ringCorners(detail, size * 0.45)],
      depth: 0.8,
      edge: detail.round > 64 ? 0.2 : 0,
    },
  )
  const seals = [0.2, height + 0.6].map((z) => move(copper, [0, 0, z]))
  const nut = hexNut(detail, {
    at: [0, 0, height + 1],
    to: 'z',
    size: size * 0.5,
    height: size * 0.6,
    flats: size * 1.3,
    material: 'anodised-black',
  })
  const core = aimTurned(
    turn(detail, [
      [0, height + 1 + size * 0.5],
      [size * 0.4, height + 1 + size * 0.5, 0.3],
      [size * 0.48, 0],
      [0, 0],
    ]),
    'z',
  )
  return joinSurfaces([
    surface('steel-zinc', place(move(eye, [0, 0, height / 2 + 0.3])), place(core)),
    surface('copper', ...seals.map(place)),
    { ...nut, mesh: place(nut.mesh) },
  ])
}
