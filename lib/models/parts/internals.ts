import type { Surface } from '../model'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { merge, type Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { turn, turnRing } from '../shape/turned'
import { aim, arcCorners, coarsen, cordRing, ringCorners, surface } from './solids'

/** A kidney-shaped port between two radii, `span` degrees wide about `angle`. */
function kidney(inner: number, outer: number, angle: number, span: number): Corner[] {
  const soft = (outer - inner) * 0.4
  const [out, back] = [
    arcCorners(0, 0, outer, angle - span / 2, angle + span / 2, 4),
    arcCorners(0, 0, inner, angle + span / 2, angle - span / 2, 4),
  ]
  return [...out, ...back].map(([x, y], i): Corner => [x, y, i === 0 || i === 4 || i === 5 || i === 9 ? soft : 0])
}

/** A damper piston about y: ports right through, a dished seat for the shims on both faces, a guide band. Outer radius `r`, rod spigot radius `bore`, mm. */
export function buildPiston(
  full: Detail,
  { r, bore, top, height }: { r: number; bore: number; top: number; height: number },
): Surface[] {
  const detail = coarsen(full, 0.6)
  const ports = [0, 60, 120, 180, 240, 300].map((angle) => kidney(bore + (r - bore) * 0.36, r * 0.8, angle + 30, 34))
  const core = aim(
    extrude(detail, {
      outline: ringCorners(detail, r - 1.2),
      holes: [ringCorners(detail, bore), ...ports],
      depth: height - 1,
      edge: 0.4,
    }),
    'y',
    [0, top - height / 2, 0],
  )
  const hub = turnRing(detail, bore + (r - bore) * 0.28, bore, top, top - height, 0.4)
  const rim = (at: number): Mesh =>
    turn(
      detail,
      [
        [r * 0.86, at + 0.5, 0.3],
        [r, at - 0.3, 0.4],
        [r, at - 2.2, 0.2],
        [r * 0.86, at - 2.2],
      ],
      { closed: true },
    )
  return [
    surface('anodised-gold', core, hub, rim(top - 0.5), rim(top - height + 2.7)),
    surface('polymer-black', turnRing(detail, r + 0.25, r * 0.9, top - 2.6, top - height + 2.4, 0.3)),
  ]
}

/** A stack of shims that grows towards the piston (`dir` 1 = the piston lies above). Thickness drawn at 0.5 mm, a little apart. */
export function buildShimStack(
  detail: Detail,
  { r, bore, top, count, dir }: { r: number; bore: number; top: number; count: number; dir: 1 | -1 },
): { surfaces: Surface[]; height: number } {
  const step = 0.72
  const plain: Detail = { ...coarsen(detail, 0.7), fillet: 1 }
  const shims = Array.from({ length: count }, (_, i) => {
    const order = dir === 1 ? i : count - 1 - i
    const at = top - i * step
    return turnRing(plain, r - (r - bore - 2.6) * (order / Math.max(1, count - 1)) ** 1.2, bore, at, at - 0.56, 0.12)
  })
  return { surfaces: [surface('steel-bright', ...shims)], height: count * step }
}

/** The rod guide and its wiper: body of the damper's lower end, `lip` mm of it visible under the tube at `tube` (y), mm. */
export function buildGuide(
  full: Detail,
  { bodyR, bore, rodR, tube, lip }: { bodyR: number; bore: number; rodR: number; tube: number; lip: number },
): { guide: Surface[]; seal: Surface[] } {
  const detail = coarsen(full, 0.6)
  const inside = bore - 0.1
  const top = tube + 20
  const low = tube - lip
  const groove: Corner[] = [
    [inside, tube + 12, 0.2],
    [inside - 1.2, tube + 12],
    [inside - 1.2, tube + 9],
    [inside, tube + 9, 0.2],
  ]
  const profile: Corner[] = [
    [rodR + 0.1, top, 0.3],
    [inside - 3, top, 0.6],
    [inside, top - 3, 0.5],
    ...groove,
    [inside, tube + 0.1],
    [bodyR - 0.4, tube + 0.1, 0.2],
    [bodyR - 0.4, tube - lip * 0.4, 0.4],
    [bodyR - 3, low, 0.6],
    [rodR + 4, low, 0.4],
    [rodR + 4, low + 2.4],
    [rodR + 0.1, low + 2.4],
  ]
  const wiper: Corner[] = [
    [rodR, low + 2.4],
    [rodR + 4, low + 2.4],
    [rodR + 4, low - 0.4, 0.4],
    [rodR + 1.4, low - 2.2, 0.5],
    [rodR, low - 2.6, 0.2],
  ]
  const spanner = [45, 135, 225, 315].map((angle) => {
    const at = bodyR - (bodyR - 3 - rodR - 4) * 0.5 - 3
    const [x, z] = [at * Math.cos((angle * Math.PI) / 180), at * Math.sin((angle * Math.PI) / 180)]
    return aim(
      extrude({ ...detail, fillet: 1 }, { outline: ringCorners({ ...detail, round: 24 }, 1.3), depth: 0.4, edge: 0.1 }),
      'y',
      [x, low, z],
    )
  })
  return {
    guide: [
      surface('anodised-black', turn(detail, profile, { closed: true })),
      surface('rubber', cordRing(detail, inside - 0.7, 2.2, tube + 10.5)),
      surface('steel-zinc', ...spanner),
    ],
    seal: [
      surface('rubber', turn(detail, wiper, { closed: true })),
      surface('anodised-red', merge(turnRing(detail, rodR + 4.1, rodR + 3.1, low - 0.35, low + 0.4 - 1.2, 0.2))),
    ],
  }
}
