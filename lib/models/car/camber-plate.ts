import type { Finish } from '@/lib/contract/product-words'
import { anodisedIn } from '../materials'
import type { Part, Surface } from '../model'
import { hexNut, socketBolt, threadedStud, washer } from '../parts/fasteners'
import { aim, arcCorners, joinSurfaces, pocketPlate, ringCorners, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { move, type Vec3 } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { turn, turnRing } from '../shape/turned'

const thick = 9
const half = { x: 62, z: 50 } as const
const slotZ = 33
const slotHalf = 25
const studs: readonly (readonly [number, number])[] = [
  [-49, -37],
  [49, -37],
  [49, 37],
  [-49, 37],
]
/** Where the bolts sit in the slots: the plate leaves the works without camber. */
const boltX: readonly number[] = [-13, 13]
const still = [0, 0, 0] as const

/** A slot with round ends along x, from above. */
const slot = (y: number, length: number, radius: number): Corner[] => [
  ...arcCorners(length, y, radius, -90, 90, 10),
  ...arcCorners(-length, y, radius, 90, 270, 10),
]

/** Lines of the camber scale, engraved along the front edge; the middle one is longer. */
function listTicks(): Corner[][] {
  return [-3, -2, -1, 0, 1, 2, 3].map((step) => {
    const [x, reach] = [step * 6, step === 0 ? 5.5 : 3.6]
    const z = -half.z + 3
    return [
      [x - 0.55, z],
      [x + 0.55, z],
      [x + 0.55, z + reach],
      [x - 0.55, z + reach],
    ]
  })
}

function buildPlate(detail: Detail): Surface[] {
  const outline: Corner[] = [
    [-half.x, -half.z + 4, 13],
    [-26, -half.z, 8],
    [26, -half.z, 8],
    [half.x, -half.z + 4, 13],
    [half.x, half.z - 4, 13],
    [26, half.z, 8],
    [-26, half.z, 8],
    [-half.x, half.z - 4, 13],
  ]
  const fine = ringCorners({ ...detail, round: Math.max(24, Math.round(detail.round * 0.5)) }, 4.2)
  const stud = (x: number, z: number): Corner[] => fine.map(([a, b]): Corner => [a + x, b + z])
  const sides: Corner[][] = [1, -1].map((side) => [
    [side * 44, -20, 4],
    [side * 56, -20, 4],
    [side * 56, 20, 4],
    [side * 44, 20, 4],
  ])
  const plate = pocketPlate(detail, {
    outline,
    bores: [
      slot(0, 15, 22),
      slot(slotZ, slotHalf, 4.4),
      slot(-slotZ, slotHalf, 4.4),
      ...studs.map(([x, z]) => stud(x, z)),
    ],
    pockets: [...sides, ...listTicks()],
    depth: thick,
    web: thick - 3,
    edge: 1,
  })
  const coarse: Detail = detail.round > 64 ? detail : { ...detail, round: 16, thread: 12, threadRows: 2 }
  const bars = studs.flatMap(([x, z]): Surface[] => [
    surface(
      'steel-zinc',
      move(threadedStud(coarse, { radius: 4, top: 21, bottom: -thick - 2, pitch: 1.25 }), [x, 0, z]),
      move(turnRing(coarse, 7.5, 3.4, -thick + 0.1, -thick - 2.6, 0.6), [x, 0, z]),
    ),
  ])
  return joinSurfaces([surface('anodised-silver', aim(plate, 'y', [0, -thick / 2, 0])), ...bars])
}

/** The block under the plate that carries the pillow ball and slides in the slots. */
function buildSlider(detail: Detail, accent: Finish): Surface[] {
  const outline: Corner[] = [
    [-26, -42, 9],
    [26, -42, 9],
    [33, -20, 10],
    [33, 20, 10],
    [26, 42, 9],
    [-26, 42, 9],
    [-33, 20, 10],
    [-33, -20, 10],
  ]
  const block = aim(extrude(detail, { outline, holes: [ringCorners(detail, 14)], depth: 8, edge: 0.9 }), 'y', [
    0,
    -thick - 4.1,
    0,
  ])
  const housing = turn(
    detail,
    [
      [13, 3, 0.4],
      [14.2, 3, 0.3],
      [14.2, 1.4, 0.2],
      [15.4, 1.4, 0.2],
      [15.4, 3, 0.3],
      [18.4, 3, 0.8],
      [19.6, 1.8, 0.5],
      [19.6, -thick - 5],
      [17.4, -21, 1],
      [13, -21, 0.5],
    ],
    { closed: true },
  )
  const bolts = [slotZ, -slotZ].flatMap((z) =>
    boltX.flatMap((x): Surface[] => [
      washer(detail, { at: [x, 0, z], to: 'y', bore: 3.4, outer: 7.4, thick: 1.6 }),
      socketBolt(detail, { at: [x, 1.6, z], to: 'y', size: 7, shank: thick + 10 }),
    ]),
  )
  return joinSurfaces([
    surface(anodisedIn(accent), block, housing),
    surface('steel-zinc', turnRing(detail, 15.2, 13.4, 2.4, 1.5, 0.2)),
    ...bolts,
  ])
}

/** The ball in its race. */
function buildBall(detail: Detail, bore: number): Surface[] {
  const y = -8
  const radius = 11.2
  const reach = 8
  const arc = Array.from({ length: 9 }, (_, i): Corner => {
    const at = reach - (2 * reach * i) / 8
    return [Math.sqrt(radius ** 2 - at ** 2), y + at]
  })
  const ball = turn(detail, [[bore, y + reach, 0.2], ...arc, [bore, y - reach, 0.2]], { closed: true })
  const race = turn(
    detail,
    [
      [10.4, y + 6, 0.3],
      [13, y + 6, 0.4],
      [13, y - 6, 0.4],
      [10.4, y - 6, 0.3],
      [11.3, y, 0],
    ],
    { closed: true },
  )
  const spacer = turnRing(detail, bore + 3, bore, y + reach + 8, y + reach - 0.2, 0.6)
  return [surface('steel-bright', ball), surface('steel-zinc', race, spacer)]
}

/** An aluminium top mount with camber slots and a pillow ball; its upper face lies at 0. From the plate outwards: plate, slider, ball, nut. */
export function buildCamberPlate(
  detail: Detail,
  { tip, accent }: { tip: number; accent: Finish },
): { plate: Part; slider: Part; ball: Part; nut: Part } {
  const at: Vec3 = [0, 8, 0]
  return {
    plate: { name: 'upper-mount', apart: still, surfaces: buildPlate(detail) },
    slider: { name: 'bearing-plate', apart: still, surfaces: buildSlider(detail, accent) },
    ball: { name: 'bushing', apart: still, surfaces: buildBall(detail, tip) },
    nut: {
      name: 'nut',
      apart: still,
      surfaces: [hexNut(detail, { at, to: 'y', size: tip * 2, height: 8, flats: tip * 3.2 })],
    },
  }
}
