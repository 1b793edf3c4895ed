import type { Mount } from '@/lib/contract/vehicle'
import type { Surface } from '../model'
import type { MaterialName } from '../materials'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { merge, move, rotate } from '../shape/mesh'
import { turn, turnSolid } from '../shape/turned'
import { measureEye, turnBarrel } from './eye'
import { aimTurned, arcCorners, mapSurfaces, ringCorners, surface } from './solids'

/** An eye whose bar pin runs along x and ends in two flats with bolt holes along z; the part begins at −`reach`, mm. */
export function buildPin(
  detail: Detail,
  mount: Mount | null,
  reach: number,
  neck: number,
  material: MaterialName,
): Surface[] {
  const hole = mount?.holeMm ?? 10
  const half = Math.max(26, (mount?.widthMm ?? 70) / 2)
  const outer = reach - 4
  const size = { ...measureEye(mount, reach), outer, housing: outer * 0.78, depth: Math.min(30, half * 0.9) }
  const bar = hole * 0.8
  const pad = extrude(detail, {
    outline: [...arcCorners(half, 0, hole * 0.95, -90, 90, 12), ...arcCorners(half - hole * 1.1, 0, bar, 90, 270, 8)],
    holes: [ringCorners(detail, hole / 2, half)],
    depth: bar * 1.1,
    edge: 0.9,
  })
  const core = aimTurned(turnSolid(detail, bar, half - hole * 0.9, hole * 0.9 - half, 1.5), 'x')
  const rubber = turn(
    detail,
    [
      [bar - 0.2, size.depth / 2 + 2.4],
      [bar + 2, size.depth / 2 + 2.4, 1],
      [size.housing + 0.8, size.depth / 2 + 0.2, 0.6],
      [size.housing + 0.8, -size.depth / 2 - 0.2, 0.6],
      [bar + 2, -size.depth / 2 - 2.4, 1],
      [bar - 0.2, -size.depth / 2 - 2.4],
    ],
    { closed: true },
  )
  const boss = turn(detail, [
    [0, -outer + 2],
    [Math.min(neck, outer * 0.8), -outer + 2],
    [neck, -reach + 2, 1],
    [neck, -reach, 0.5],
    [0, -reach],
  ])
  return [
    ...mapSurfaces([surface(material, turnBarrel(detail, size))], (mesh) => rotate(mesh, 'y', 90)),
    surface(material, boss),
    surface('rubber', aimTurned(rubber, 'x')),
    surface('steel-zinc', merge(core, pad, rotate(move(pad, [0, 0, 0]), 'z', 180))),
  ]
}
