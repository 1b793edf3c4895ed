import type { Surface } from '../model'
import { hexNut } from '../parts/fasteners'
import { aim, aimTurned, joinSurfaces, mapSurfaces, surface, type Aim } from '../parts/solids'
import type { Detail } from '../shape/detail'
import type { Vec3 } from '../shape/mesh'
import { turn, turnRing } from '../shape/turned'

/** A push-to-connect fitting for a 6 mm line, pointing to `to` from the face at `at`, mm. */
export function buildFitting(detail: Detail, { at, to, scale = 1 }: { at: Vec3; to: Aim; scale?: number }): Surface[] {
  const s = scale
  const body = turn(detail, [
    [0, 17 * s],
    [5.6 * s, 17 * s, 0.6],
    [6.4 * s, 15.4 * s, 0.4],
    [6.4 * s, 8 * s, 0.3],
    [5.6 * s, 7.4 * s],
    [5.6 * s, -1],
    [0, -1],
  ])
  const collet = turnRing(detail, 4.8 * s, 3.1 * s, 19 * s, 16.8 * s, 0.5)
  const hex = hexNut(detail, { at: [0, 0, 0], to: 'z', size: 8 * s, height: 7.4 * s, flats: 15 * s, material: 'brass' })
  return joinSurfaces(
    mapSurfaces(
      [surface('brass', aimTurned(body, 'z')), hex, surface('polymer-black', aimTurned(collet, 'z'))],
      (mesh) => aim(mesh, to, at),
    ),
  )
}
