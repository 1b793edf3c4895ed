import { mountDepth } from '@/lib/drawings/mounts'
import type { ModelBuilder } from '../modelled-product'
import type { Surface } from '../model'
import { hexNut, threadedStud } from '../parts/fasteners'
import { buildMount } from '../parts/mounts'
import { joinSurfaces, mapSurfaces, surface } from '../parts/solids'
import { move, rotate, type Mesh } from '../shape/mesh'

/** A pair of eye ends with threaded shanks and lock nuts; bores at 0, mm, shanks down. */
export const buildEyeEnds: ModelBuilder = (detail, product) => {
  const { spec, bodyFinish } = product
  const mount = spec.bottom ?? spec.top ?? ({ kind: 'eye', holeMm: 12, widthMm: 28 } as const)
  const outer = mountDepth(mount) - 5
  const shank = (spec.shaftMm ?? 12) / 2
  const end = -outer - 46
  const eye = buildMount(detail, { mount, y: 0, dir: 1, neck: shank + 4, finish: bodyFinish })
  const stud = rotate(
    threadedStud({ ...detail, threadCoarseness: 1 }, { radius: shank, top: -end, bottom: -eye.shoulder - 1 }),
    'z',
    180,
  )
  const nut = hexNut(detail, { at: [0, -outer - 30, 0], to: 'y', size: shank * 2, height: 7 })
  const x = Math.max(outer, shank * 2) + 8
  const both = (surfaces: readonly Surface[]): Surface[] =>
    joinSurfaces([-x, x].flatMap((at) => mapSurfaces(surfaces, (mesh: Mesh) => move(mesh, [at, 0, 0]))))
  return {
    parts: [
      { name: 'upper-mount', apart: [0, 0, 0], surfaces: both([...eye.surfaces, surface('steel-zinc', stud)]) },
      { name: 'nut', apart: [0, end, 0], surfaces: both([nut]) },
    ],
    anchors: { top: 0, bottom: end },
  }
}
