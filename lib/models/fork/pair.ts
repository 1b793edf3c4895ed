import { mapSurfaces, joinSurfaces } from '../parts/solids'
import type { Surface } from '../model'
import type { Finish } from '@/lib/contract/product-words'
import type { Detail } from '../shape/detail'
import { paintedIn, type MaterialName } from '../materials'
import { move, type Vec3 } from '../shape/mesh'

/** The same solids in both legs, at −x and +x, mm. */
export function bothLegs(x: number, surfaces: readonly Surface[]): Surface[] {
  return joinSurfaces([-x, x].flatMap((at) => mapSurfaces(surfaces, (mesh) => move(mesh, [at, 0, 0]))))
}

export const moveSurfaces = (surfaces: readonly Surface[], by: Vec3): Surface[] =>
  mapSurfaces(surfaces, (mesh) => move(mesh, by))

/**
 * What is small and stands twice is cut coarser than one big part: a pair of legs holds some fifty turned parts and ninety turns of thin wire.
 * Pictures keep their roundness.
 */
export function easeForPair(detail: Detail): Detail {
  const isFine = detail.round > 64
  return isFine
    ? { ...detail, wire: 14, coil: 48 }
    : { round: 26, fillet: 1, thread: 20, threadRows: 2, threadCoarseness: 2.4, wire: 6, coil: 14 }
}

/** Silver fork springs are bare shot-peened steel, the others are powder-coated. */
export const springMaterial = (finish: Finish): MaterialName =>
  finish === 'silver' ? 'steel-bright' : paintedIn(finish)
