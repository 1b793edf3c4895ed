import { anodisedIn, inkFor } from '../materials'
import type { ModelledProduct } from '../modelled-product'
import type { Surface } from '../model'
import { socketBolt } from '../parts/fasteners'
import { aim, aimTurned, arcCorners, joinSurfaces, mapSurfaces, notchedRing, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { extrude, rectangle } from '../shape/extruded'
import { move, rotate, type Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { smoothCurve, sweep } from '../shape/swept'
import { turn, wrapLabel } from '../shape/turned'
import type { CompressorLayout } from './air-layout'
import { buildFitting } from './fitting'

/** Height of the motor's axis and its radius, mm below the cylinder head's top. */
const motorAxis = -93
const motorR = 35
export const compressorFloor = -154

const shiftX = (surfaces: readonly Surface[], x: number): Surface[] =>
  mapSurfaces(surfaces, (mesh) => move(mesh, [x, 0, 0]))

/** Base plate with slots, four rubber feet with their screws. */
export function buildBase(detail: Detail, { base: [from, to] }: CompressorLayout): Surface[] {
  const [middle, width] = [(from + to) / 2, to - from]
  const slots = [-0.3, 0.3].map((share) => rectangle(middle + share * width, 0, width * 0.2, 12, 5.8))
  const plate = aim(
    extrude(detail, { outline: rectangle(middle, 0, width, 104, 10), holes: slots, depth: 5, edge: 1 }),
    'y',
    [0, -134, 0],
  )
  const lip = [-1, 1].map((side) =>
    aim(extrude(detail, { outline: rectangle(middle, 0, width - 22, 9, 1), depth: 3, edge: 0.8 }), 'z', [
      0,
      -138,
      side * 50,
    ]),
  )
  const foot = turn(detail, [
    [0, -136.6],
    [9, -136.6, 1],
    [9, -140, 0.6],
    [7, -142, 1],
    [7, -145, 1],
    [11, -149, 1.4],
    [11, compressorFloor, 1],
    [0, compressorFloor],
  ])
  const corners = [from + 14, to - 14].flatMap((x) => [-38, 38].map((z) => [x, z] as const))
  return joinSurfaces([
    surface('cast-black', plate, ...lip),
    surface('rubber', ...corners.map(([x, z]) => move(foot, [x, 0, z]))),
    ...corners.map(([x, z]) => socketBolt(detail, { at: [x, -131.5, z], to: 'y', size: 6 })),
  ])
}

/** Vented end bell with its bearing, turned about y. */
function buildEndBell(detail: Detail): Mesh[] {
  return [
    notchedRing(detail, {
      outer: motorR - 1,
      bore: 12,
      top: 1,
      bottom: -8,
      count: 14,
      depth: 3.4,
      width: 4.4,
      edge: 1,
    }),
    turn(detail, [
      [0, -2],
      [14, -2],
      [14, -9, 1.4],
      [9, -11, 1],
      [0, -11],
    ]),
  ]
}

/** What the motor is and bears, printed along it; its middle at `x`. */
function buildRatingLabel(detail: Detail, x: number, length: number, { code, spec, bodyFinish }: ModelledProduct) {
  const [width, height] = [length * 0.5, 30]
  const upright = wrapLabel(
    { ...detail, round: detail.round * 2 },
    { radius: motorR + 0.15, width: height, height: width, y: 0 },
  )
  const turned = rotate(upright, 'z', 90)
  const mesh = {
    ...turned,
    uvs: turned.uvs.flatMap((value, i) => (i % 2 === 0 ? [1 - (turned.uvs[i + 1] ?? 0), value] : [])),
  }
  return {
    material: 'label',
    mesh: move(mesh, [x, motorAxis, 0]),
    art: {
      layout: 'band',
      code,
      note: `12 V · ${spec.airMaxBar ?? 10} bar`,
      ink: inkFor(bodyFinish),
      accent: true,
      width,
      height,
    },
  } satisfies Surface
}

/** A lead from the end bell down to the plate and along it. */
function buildCable(detail: Detail, from: number, z: number): Mesh {
  const curve = smoothCurve(
    [
      [from - 5, motorAxis + 8, z],
      [from - 20, motorAxis + 4, z],
      [from - 26, motorAxis - 30, z * 1.6],
      [from - 8, -147, z * 2 + 30],
      [from + 30, -151, z * 2 + 64],
      [from + 58, -151, z + 78],
    ],
    detail.round > 64 ? 12 : 5,
  )
  return sweep(detail, curve, 2.2)
}

/** The motor along x with its vented end bell, clamp bands, cradle and rating label. */
export function buildMotor(
  detail: Detail,
  { motor: [from, to], heads }: CompressorLayout,
  product: ModelledProduct,
): Surface[] {
  const length = to - from
  const groove = (y: number): Corner[] => [
    [motorR, y + 2, 0.4],
    [motorR - 1.6, y + 1.2, 0.4],
    [motorR - 1.6, y - 1.2, 0.4],
    [motorR, y - 2, 0.4],
  ]
  const can = turn(detail, [
    [0, length],
    [motorR - 4, length, 1.4],
    [motorR, length - 3, 1.4],
    ...groove(length - 34),
    ...groove(length - 26),
    [motorR, 4, 1.4],
    [motorR - 3, 0, 1],
    [0, 0],
  ])
  const lay = (mesh: Mesh): Mesh => aimTurned(mesh, 'x', [from, motorAxis, 0])
  const cradle = extrude(detail, {
    outline: [[-30, -38.6, 1], [30, -38.6, 1], ...[...arcCorners(0, 0, motorR + 0.2, -138, -42, 14)].reverse()],
    depth: 8,
    edge: 0.5,
  })
  const places = heads.length > 1 ? [-length * 0.3, length * 0.3] : [-length * 0.28, length * 0.22]
  const isOpen = heads.length === 1
  return [
    surface(anodisedIn(product.bodyFinish), lay(can)),
    surface('polymer-black', ...(isOpen ? buildEndBell(detail).map(lay) : [])),
    surface('cast-black', ...places.map((x) => move(rotate(cradle, 'y', 90), [(from + to) / 2 + x, motorAxis, 0]))),
    ...(isOpen
      ? [surface('polymer-red', buildCable(detail, from, -4)), surface('rubber', buildCable(detail, from, 4))]
      : []),
    buildRatingLabel(detail, (from + to) / 2 - length * 0.02, length, product),
  ]
}

const square = (size: number, fillet: number): Corner[] => rectangle(0, 0, size, size, fillet)

/** Crankcase, finned cylinder and head of one pump, its middle at x = 0; `side` 1 = the outlet points to +x. */
function buildPump(detail: Detail, side: 1 | -1): { crankcase: Surface[]; head: Surface[] } {
  const level = (
    outline: readonly Corner[],
    from: number,
    to: number,
    edge: number,
    holes: readonly (readonly Corner[])[] = [],
  ): Mesh => aim(extrude(detail, { outline, holes, depth: from - to, edge }), 'y', [0, (from + to) / 2, 0])
  const block = turn(detail, [
    [0, -62],
    [34, -62, 1],
    [36, -66, 1.5],
    [36, -126, 2],
    [30, -130, 2],
    [30, -132],
    [0, -132],
  ])
  const cover = turn(detail, [
    [0, 37.4],
    [22, 37.4, 1],
    [24, 36, 0.8],
    [24, 30],
    [0, 30],
  ])
  const coverBolts = Array.from({ length: 4 }, (_, i) => {
    const angle = (Math.PI / 2) * (i + 0.5)
    return socketBolt(detail, { at: [18 * Math.cos(angle), -98 + 18 * Math.sin(angle), 37.2], to: 'z', size: 4 })
  })
  const feet = level(rectangle(0, 0, 76, 84, 8), -127, -132, 1)
  const fins = Array.from({ length: 6 }, (_, i) =>
    level(square(78 - (i === 5 ? 4 : 0), 14), -14 - i * 8, -17.6 - i * 8, 0.9),
  )
  const barrel = turn(detail, [
    [0, -12],
    [30, -12],
    [30, -63],
    [0, -63],
  ])
  const cap = [
    level(square(74, 12), -1, -13, 1.4),
    ...[-20, -7, 7, 20].map((x) =>
      aim(extrude(detail, { outline: rectangle(x, 0, 5, 58, 2), depth: 5, edge: 1 }), 'y', [0, 0, 0]),
    ),
  ]
  const bolts = [-29, 29].flatMap((x) => [-29, 29].map((z) => socketBolt(detail, { at: [x, -1, z], to: 'y', size: 6 })))
  const filter = aimTurned(
    turn(detail, [
      [0, 22],
      [9, 22, 2],
      [10, 19, 0.6],
      [9, 17.6, 0.4],
      [10, 16, 0.6],
      [9, 14.4, 0.4],
      [10, 12.8, 0.6],
      [10, 5, 1],
      [6, 3, 0.5],
      [6, -1],
      [0, -1],
    ]),
    side === 1 ? '-x' : 'x',
    [-side * 37, -7, 14],
  )
  return {
    crankcase: joinSurfaces([
      surface('anodised-silver', block, aimTurned(cover, 'z', [0, -98, 0]), feet),
      ...coverBolts,
    ]),
    head: joinSurfaces([
      surface('anodised-silver', ...fins, barrel),
      surface('anodised-black', ...cap),
      surface('polymer-black', filter),
      ...bolts,
      ...buildFitting(detail, { at: [side * 37, -7, 0], to: side === 1 ? 'x' : '-x' }),
    ]),
  }
}

/** All pumps of a compressor in their places. */
export function buildPumps(detail: Detail, { heads }: CompressorLayout): { crankcases: Surface[]; heads: Surface[] } {
  const pumps = heads.map((x) => ({ x, ...buildPump(detail, x < 0 ? -1 : 1) }))
  return {
    crankcases: joinSurfaces(pumps.flatMap(({ x, crankcase }) => shiftX(crankcase, x))),
    heads: joinSurfaces(pumps.flatMap(({ x, head }) => shiftX(head, x))),
  }
}
