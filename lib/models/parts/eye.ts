import type { Mount } from '@/lib/contract/vehicle'
import type { Surface } from '../model'
import type { MaterialName } from '../materials'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { merge, type Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { turn, turnRing, turnSolid } from '../shape/turned'
import { aimTurned, arcCorners, surface } from './solids'

/** Numbers of an eye, mm. */
export type EyeSize = {
  bore: number
  sleeve: number
  housing: number
  outer: number
  /** Length of the steel sleeve. */ width: number
  /** Length of the eye itself. */ depth: number
}

/** `depthToPart` = distance from the bore to the part (`mountDepth`). */
export function measureEye(mount: Mount | null, depthToPart: number): EyeSize {
  const hole = mount?.holeMm ?? 10
  const width = mount?.widthMm ?? 24
  const outer = depthToPart - 5
  const sleeve = hole / 2 + Math.max(2, hole * 0.16)
  return {
    bore: hole / 2,
    sleeve,
    outer,
    housing: (outer * 1.9 + sleeve) / 2.9,
    width,
    depth: Math.max(12, Math.min(width - 3, outer * 1.7)),
  }
}

/** Rubber bush with lips and the steel sleeve, lying along z about the origin. */
function buildBush(detail: Detail, { bore, sleeve, housing, outer, width, depth }: EyeSize): Surface[] {
  const half = depth / 2
  const lip = Math.min(1.6, Math.max(0.6, (width - depth) / 2 - 0.3))
  const mid = (sleeve + housing) / 2
  const seat = Math.min(housing + 0.9, outer - 1.2)
  const rubber: Corner[] = [
    [sleeve - 0.1, half + lip, 0.2],
    [mid, half + lip, lip * 0.5],
    [seat, half + 0.15, 0.5],
    [seat, half - 0.6],
    [housing, half - 0.6],
    [housing, 0.6 - half],
    [seat, 0.6 - half],
    [seat, -half - 0.15, 0.5],
    [mid, -half - lip, lip * 0.5],
    [sleeve - 0.1, -half - lip, 0.2],
  ]
  const long = Math.max(width / 2, half + lip + 0.5)
  return [
    surface('rubber', aimTurned(turn(detail, rubber, { closed: true }), 'z')),
    surface('steel-zinc', aimTurned(turnRing(detail, sleeve, bore, long, -long, 0.8), 'z')),
  ]
}

/** The eye's barrel along z: stepped faces and two turned grooves. */
export function turnBarrel(detail: Detail, { housing, outer, depth }: EyeSize): Mesh {
  const half = depth / 2
  const rim = (housing + outer) / 2 + 0.6
  const groove = Math.min(half * 0.3, 3)
  const wall = [half - 2.2, half - 2.2 - groove * 0.5].flatMap((z, i): Corner[] => [
    [outer - (i === 0 ? 0 : 0.6), z, 0.25],
    [outer - (i === 0 ? 0.6 : 0), z, 0.25],
  ])
  const profile: Corner[] = [
    [housing - 0.1, half - 0.5, 0.2],
    [rim - 0.6, half - 0.5, 0.3],
    [rim, half, 0.4],
    [outer, half, 1],
    ...wall,
    ...[...wall].reverse().map(([r, z, fillet]): Corner => [r, -z, fillet ?? 0]),
    [outer, -half, 1],
    [rim, -half, 0.4],
    [rim - 0.6, 0.5 - half, 0.3],
    [housing - 0.1, 0.5 - half, 0.2],
  ]
  return aimTurned(turn(detail, profile, { closed: true }), 'z')
}

/** A waisted blade from the barrel to a wide shoulder, with a flange. */
function buildBlade(detail: Detail, { outer, depth, housing, sleeve }: EyeSize, reach: number, neck: number): Mesh {
  const thick = depth * 0.68
  const foot = Math.sqrt(Math.max(4, neck ** 2 - (thick / 2) ** 2)) - 1
  const waist = outer * 0.8
  const top = -outer * 0.45
  // The blade ends inside the rubber, where nobody sees it.
  const inner = sleeve + (housing - sleeve) * 0.4
  const tilt = (Math.asin(top / inner) * 180) / Math.PI
  const outline: Corner[] = [
    [-foot, -reach + 0.5],
    [foot, -reach + 0.5],
    [foot, -reach + 3.4, 1],
    [waist, -outer * 0.86, 4],
    [Math.sqrt(outer ** 2 - top ** 2) - 0.4, top],
    ...arcCorners(0, 0, inner, tilt, -180 - tilt, Math.max(10, Math.round(detail.round / 4))),
    [0.4 - Math.sqrt(outer ** 2 - top ** 2), top],
    [-waist, -outer * 0.86, 4],
    [-foot, -reach + 3.4, 1],
  ]
  return merge(
    extrude(detail, { outline, depth: thick, edge: 1.4 }),
    turn(detail, [
      [0, -reach + 3.6],
      [neck - 1.8, -reach + 3.6, 1],
      [neck, -reach + 1.6, 0.5],
      [neck, -reach, 0.4],
      [0, -reach],
    ]),
  )
}

/** A turned boss with spanner flats for slim rods. */
function buildBoss(detail: Detail, { outer, housing }: EyeSize, reach: number, neck: number): Mesh {
  const start = -Math.min(housing + 1.2, outer - 1)
  const waist = Math.min(neck, outer * 0.86)
  return merge(
    turn(detail, [
      [0, start],
      [waist * 0.96, start],
      [waist, -outer - 0.4, 1.2],
      [waist, -reach + 3, 0.4],
      [waist - 0.9, -reach + 2.6, 0.2],
      [waist - 0.9, -reach + 1.8, 0.2],
      [neck, -reach + 1.4, 0.4],
      [neck, -reach, 0.6],
      [0, -reach],
    ]),
    turnSolid(detail, waist * 0.7, start + 0.2, -outer, 0),
  )
}

/** An eye above a part: bore along z at the origin, the part begins at −`reach`, mm. */
export function buildEye(
  detail: Detail,
  mount: Mount | null,
  reach: number,
  neck: number,
  material: MaterialName,
): Surface[] {
  const size = measureEye(mount, reach)
  const joint =
    neck > size.outer * 1.1 && neck > size.depth * 0.34 + 3.5
      ? buildBlade(detail, size, reach, neck)
      : buildBoss(detail, size, reach, neck)
  return [surface(material, turnBarrel(detail, size), joint), ...buildBush(detail, size)]
}
