import type { DrawnProduct } from '@/lib/drawings/shock'
import type { ModelBuilder } from '../modelled-product'
import type { Surface } from '../model'
import { aimTurned, joinSurfaces, mapSurfaces, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { move } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { turn } from '../shape/turned'

export type BushingLayout = { bore: number; sleeve: number; outer: number; width: number }

/** Radii and length of one bush, mm; the sleeve is as long as the mount is wide. */
export function layOutBushing({ spec }: Pick<DrawnProduct, 'spec'>): BushingLayout {
  const mount = spec.bottom ?? spec.top
  const hole = mount?.holeMm ?? spec.shaftMm ?? 12
  return {
    bore: hole / 2,
    sleeve: hole / 2 + 2.2,
    outer: (spec.bodyMm ?? hole * 2.2) / 2 + 1,
    width: mount?.widthMm ?? spec.lengthMm ?? 28,
  }
}

/** Rubber with lips and grooves round a steel sleeve, about y, its middle at the origin. */
function buildBush(
  detail: Detail,
  { bore, sleeve, outer, width }: BushingLayout,
): { rubber: Surface[]; steel: Surface[] } {
  const half = width / 2 - 1.6
  const [rim, lip] = [outer + 1.6, Math.min(3.4, half * 0.26)]
  const grooves = [0.5, 0, -0.5].flatMap((share): Corner[] => {
    const y = share * (half - lip) * 1.1
    return [
      [outer, y + 1.5, 0.4],
      [outer - 1.1, y + 0.7, 0.4],
      [outer - 1.1, y - 0.7, 0.4],
      [outer, y - 1.5, 0.4],
    ]
  })
  const rubber = turn(
    detail,
    [
      [sleeve, half + 0.4, 0.3],
      [(sleeve + rim) / 2, half + 0.4, 0.6],
      [rim - 1, half - 0.4, 0.6],
      [rim, half - 1.6, 0.6],
      [rim, half - lip, 0.6],
      [outer, half - lip - 0.8, 0.5],
      ...grooves,
      [outer, lip + 0.8 - half, 0.5],
      [rim, lip - half, 0.6],
      [rim, 1.6 - half, 0.6],
      [rim - 1, 0.4 - half, 0.6],
      [(sleeve + rim) / 2, -half - 0.4, 0.6],
      [sleeve, -half - 0.4, 0.3],
    ],
    { closed: true },
  )
  const steel = turn(
    detail,
    [
      [bore + 0.5, width / 2, 0.1],
      [sleeve, width / 2, 0.5],
      [sleeve, -width / 2, 0.5],
      [bore + 0.5, -width / 2, 0.1],
      [bore, 0.7 - width / 2, 0.1],
      [bore, width / 2 - 0.7, 0.1],
    ],
    { closed: true },
  )
  return { rubber: [surface('rubber', rubber)], steel: [surface('steel-zinc', steel)] }
}

/** A pair of bushes on one floor: one upright, one lying with its bore towards the viewer. The upright one's upper end lies at 0, mm. */
export const buildBushing: ModelBuilder = (detail, product) => {
  const layout = layOutBushing(product)
  const { rubber, steel } = buildBush(detail, layout)
  const { outer, width } = layout
  const radius = outer + 1.6
  const gap = 5
  const upright = (surfaces: readonly Surface[]) =>
    mapSurfaces(surfaces, (mesh) => move(mesh, [-radius - gap, -width / 2, 0]))
  const lying = (surfaces: readonly Surface[]) =>
    mapSurfaces(surfaces, (mesh) => move(aimTurned(mesh, 'z'), [radius + gap, radius - width, 0]))
  return {
    parts: [
      { name: 'bushing', apart: [0, 0, 0], surfaces: joinSurfaces([...upright(rubber), ...lying(rubber)]) },
      { name: 'sleeve', apart: [0, width * 1.2, 0], surfaces: upright(steel) },
      { name: 'sleeve', apart: [0, 0, width * 1.2], surfaces: lying(steel) },
    ],
    anchors: { top: 0, bottom: -width },
  }
}
