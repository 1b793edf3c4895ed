import { windCoil, type CoilSpring } from '../shape/coil'
import type { Detail } from '../shape/detail'
import { addSheet, addVertex, createMesh, cross, normalize, subtract, type Mesh, type Vec3 } from '../shape/mesh'
import type { LabelArt, Surface } from '../model'

export type CoilLabel = { code: string; ink: LabelArt['ink']; /** Length along the wire, mm. */ length: number }

const full = 2 * Math.PI
/** Height of print over the paint, mm: enough not to flicker, too little to see. */
const lift = 0.14
const printedAngle = 0.92

/** The step of the wire that faces the reader (+z) nearest to the middle of the spring. */
export function findFrontStep(points: readonly Vec3[], turns: number): number {
  const perTurn = (points.length - 1) / turns
  const isFront = (index: number): number => {
    const [x, , z] = points[index] ?? [0, 0, 0]
    return Math.abs(Math.atan2(x, z))
  }
  const middle = (points.length - 1) / 2
  const near = points.map((_, index) => index).filter((index) => Math.abs(index - middle) <= perTurn / 2 + 1)
  return near.reduce((best, index) => (isFront(index) < isFront(best) ? index : best), near[0] ?? 0)
}

/**
 * The part number printed along the wire on the outside of a middle coil. The patch follows the very steps of the swept wire, so it cannot sink into it;
 * u runs to the reader's right, v upwards.
 */
export function printOnCoil(detail: Detail, spring: CoilSpring, { code, ink, length }: CoilLabel): Surface {
  const { points, turns } = windCoil(spring, detail.coil)
  const centre = findFrontStep(points, turns)
  const pace = (full * spring.radius * turns) / (points.length - 1)
  const half = Math.max(2, Math.round(length / pace / 2))
  // Going down a right-handed spring the front runs to the left, so the text starts further down.
  const steps = Array.from({ length: 2 * half + 1 }, (_, i) => centre + half - i).filter(
    (index) => index > 0 && index < points.length - 1,
  )
  const rows = 8
  const mesh: Mesh = createMesh()
  const radius = spring.wire / 2 + lift
  steps.forEach((index, i) => {
    const point = points[index] ?? [0, 0, 0]
    const ahead = normalize(subtract(points[index - 1] ?? point, points[index + 1] ?? point))
    const out = normalize([point[0], 0, point[2]])
    const up = normalize(cross(out, ahead))
    for (let row = 0; row <= rows; row += 1) {
      const angle = printedAngle * (1 - (2 * row) / rows)
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const normal: Vec3 = [out[0] * c + up[0] * s, out[1] * c + up[1] * s, out[2] * c + up[2] * s]
      addVertex(
        mesh,
        [point[0] + normal[0] * radius, point[1] + normal[1] * radius, point[2] + normal[2] * radius],
        normal,
        [i / (steps.length - 1), 1 - row / rows],
      )
    }
  })
  addSheet(mesh, 0, steps.length, rows + 1)
  return {
    material: 'label',
    mesh,
    art: { layout: 'code', code, ink, width: pace * (steps.length - 1), height: 2 * printedAngle * radius },
  }
}

/** The longest print that stays readable from one side, mm. */
export const printLength = ({ radius, wire }: Pick<CoilSpring, 'radius' | 'wire'>): number =>
  Math.min(120, 1.75 * radius, wire * 11)
