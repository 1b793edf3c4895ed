import type { Mount } from '@/lib/contract/vehicle'
import type { Surface } from '../model'
import type { MaterialName } from '../materials'
import type { Detail } from '../shape/detail'
import { extrude, rectangle } from '../shape/extruded'
import { move, type Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { turn, turnRing } from '../shape/turned'
import { aimTurned, arcCorners, pocketPlate, ringCorners, surface } from './solids'

/** Half the gap between the tines and the thickness of one, mm. */
function measureClevis(mount: Mount | null): { bore: number; gap: number; tine: number } {
  const hole = mount?.holeMm ?? 10
  return { bore: hole / 2, gap: (mount?.widthMm ?? 24) / 2, tine: Math.max(7, hole * 0.7) }
}

function outlineTine(detail: Detail, radius: number, reach: number): Corner[] {
  const foot = -reach + 1
  const arc = arcCorners(0, 0, radius, 0, 180, Math.max(10, Math.round(detail.round / 2)))
  return [[-radius * 0.92, foot, 3], [radius * 0.92, foot, 3], ...arc]
}

function buildTine(detail: Detail, bore: number, tine: number, reach: number): Mesh {
  const radius = bore + 8
  const seat = bore + 3.4
  const [top, bottom] = [-seat - 1.8, -reach + 4.2]
  const pocket = arcCorners(0, 0, seat + 1.8, -62, -118, 8).map(([x, y]): Corner => [x, y])
  const width = radius * 0.62
  const pockets =
    top - bottom > 3.5 ? [[...pocket, [-width, bottom, 1.8], [width, bottom, 1.8]] satisfies Corner[]] : []
  return pocketPlate(detail, {
    outline: outlineTine(detail, radius, reach),
    bores: [ringCorners(detail, bore + 2)],
    pockets: pockets.map((corners) => [...corners].reverse()),
    depth: tine,
    web: tine - 2.6,
    edge: 1.1,
  })
}

/** Two pocketed tines joined by a milled saddle, with flanged steel bushes; bolt axis along z at the origin, the part begins at −`reach`, mm. */
export function buildClevis(
  detail: Detail,
  mount: Mount | null,
  reach: number,
  neck: number,
  material: MaterialName,
): Surface[] {
  const { bore, gap, tine } = measureClevis(mount)
  const radius = bore + 8
  const plate = buildTine(detail, bore, tine, reach)
  const middle = gap + tine / 2
  const saddle = extrude(detail, {
    outline: rectangle(0, -reach + 4.5, radius * 1.7, 9, 1.5),
    depth: 2 * gap + 1,
    edge: 0.6,
  })
  const shoulder = turn(detail, [
    [0, -reach + 3.4],
    [neck + 0.6, -reach + 3.4, 0.6],
    [neck + 1.4, -reach + 2, 0.4],
    [neck + 1.4, -reach, 0.6],
    [0, -reach],
  ])
  const bush = (side: 1 | -1): Mesh => {
    const outer = gap + tine + 0.8
    const profile: Corner[] = [
      [bore, outer, 0.5],
      [bore + 3.4, outer, 0.5],
      [bore + 3.4, outer - 1.4, 0.2],
      [bore + 2.05, outer - 1.4],
      [bore + 2.05, gap + 0.2, 0.4],
      [bore, gap + 0.2, 0.4],
    ]
    return aimTurned(turn(detail, profile, { closed: true }), side === 1 ? 'z' : '-z')
  }
  return [
    surface(material, move(plate, [0, 0, middle]), move(plate, [0, 0, -middle]), saddle, shoulder),
    surface(
      'steel-zinc',
      bush(1),
      bush(-1),
      aimTurned(turnRing(detail, bore + 2.02, bore + 0.02, gap + 1, gap + 0.3, 0.1), 'z'),
    ),
  ]
}
