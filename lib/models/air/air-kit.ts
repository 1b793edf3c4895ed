import type { ModelBuilder, ModelledProduct } from '../modelled-product'
import { easeDetail } from '../car/ease-detail'
import type { Part } from '../model'
import { aim, joinSurfaces, mapSurfaces, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { extrude, rectangle } from '../shape/extruded'
import { move, rotate, type Mesh, type Vec3 } from '../shape/mesh'
import { sweep } from '../shape/swept'
import { layOutBag, layOutTank } from './air-layout'
import { buildBag } from './air-spring'
import { buildCompressorParts } from './compressor'
import { compressorFloor } from './compressor-parts'
import { buildControllerParts } from './controller'
import { kitPlaces } from './kit-layout'
import { buildFoot, buildTankParts } from './tank'

const placeParts = (parts: readonly Part[], change: (mesh: Mesh) => Mesh, apart?: Vec3): Part[] =>
  parts.map((part) => ({ ...part, surfaces: mapSurfaces(part.surfaces, change), apart: apart ?? part.apart }))

/** A coil of line lying on the floor with a loose tail: four turns of slightly different size. */
function coilLine(detail: Detail, floor: number): Mesh {
  const { lineX, lineZ, lineR } = kitPlaces
  const [turns, tube] = [4.6, 3]
  const count = Math.round(turns * (detail.round > 64 ? 72 : 26))
  const points = Array.from({ length: count + 1 }, (_, i): Vec3 => {
    const turn = (i / count) * turns
    const angle = turn * 2 * Math.PI + 0.6
    const r = lineR + 2.4 * Math.sin(turn * 2.3) + (turn > turns - 0.5 ? (turn - turns + 0.5) * 90 : 0)
    const rise = turn > turns - 0.6 ? Math.max(0, 1 - (turn - turns + 0.6) / 0.4) : 1
    return [lineX + r * Math.cos(angle), floor + tube + turn * 2 * tube * 1.02 * rise, lineZ + r * Math.sin(angle)]
  })
  return sweep({ ...detail, wire: detail.round > 64 ? 16 : 7 }, points, tube)
}

/** Tank with a compressor of one cylinder on its deck; the tank's axis at [0, axis, tankZ]. */
function buildSupply(detail: Detail, product: ModelledProduct): Part[] {
  const layout = layOutTank(product)
  const { axis, deck, tankZ } = kitPlaces
  const tank = buildTankParts(detail, layout, product, true)
  const put = (mesh: Mesh) => move(mesh, [0, axis, tankZ])
  // The print looks up over the controller that leans in front of it.
  const shell = mapSurfaces(tank.shell, (mesh) => rotate(mesh, 'x', -30))
  const saddles = [-94, 94].flatMap((x) => mapSurfaces(buildFoot(detail, layout, x), (mesh) => rotate(mesh, 'x', 180)))
  const plate = aim(
    extrude(detail, {
      outline: rectangle(0, 0, 232, 116, 10),
      holes: [rectangle(0, 0, 120, 40, 8)],
      depth: deck.thick,
      edge: 1,
    }),
    'y',
    [0, deck.top - axis - deck.thick / 2, 0],
  )
  return [
    ...placeParts(
      buildCompressorParts(detail, { ...product, spec: { ...product.spec, weightKg: null } }),
      (mesh) => move(mesh, [0, deck.top - compressorFloor, tankZ]),
      [0, 120, 0],
    ),
    {
      name: 'bracket',
      apart: [0, 60, 0],
      surfaces: mapSurfaces(joinSurfaces([...saddles, surface('cast-black', plate)]), put),
    },
    {
      name: 'tank',
      apart: [0, 0, 0],
      surfaces: mapSurfaces(joinSurfaces([...shell, ...tank.ports, ...tank.feet]), put),
    },
  ]
}

/** A complete kit standing on one floor: two bags in front, the tank with its compressor behind, the controller leaning on it and a coil of line. */
export const buildAirKit: ModelBuilder = (full, product) => {
  const detail = easeDetail(full, 0.57)
  const { bagX, bagZ, bagTop, floor, lean } = kitPlaces
  const bag = layOutBag({ spec: { ...product.spec, lengthMm: null, bodyMm: null } })
  const bags = [-bagX, bagX].flatMap((x) =>
    placeParts(buildBag(detail, bag, product).flat(), (mesh) => move(mesh, [x, bagTop, bagZ]), [
      Math.sign(x) * 80,
      0,
      60,
    ]).filter(({ isInside }) => !isInside),
  )
  const controller = placeParts(
    buildControllerParts(detail, product, false),
    (mesh) => move(rotate(mesh, 'x', -lean.degrees), [0, lean.y, lean.z]),
    [0, 0, 90],
  )
  return {
    parts: [
      ...buildSupply(detail, product),
      ...bags,
      ...controller,
      { name: 'air-line', apart: [0, 0, 140], surfaces: [surface('paint-blue', coilLine(detail, floor))] },
    ],
    anchors: { top: 0, bottom: floor },
  }
}
