import { anodisedIn } from '../materials'
import type { ModelBuilder, ModelledProduct } from '../modelled-product'
import type { Part, Surface } from '../model'
import { buildBump } from '../parts/bump'
import { spreadParts } from '../parts/explode'
import { socketBolt, threadedStud } from '../parts/fasteners'
import { cordRing, joinSurfaces, surface } from '../parts/solids'
import { patchOn } from '../spares/section'
import type { Detail } from '../shape/detail'
import { merge, move, type Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { labelRadius, turn } from '../shape/turned'
import { layOutBag, wallOfBag, type BagLayout } from './air-layout'
import { buildFitting } from './fitting'

const lobeSteps = 16

/** The rubber bellows with its lobes, a hollow ring between the plates, mm; ribs along the parting lines as moulded. */
function turnBellows(detail: Detail, layout: BagLayout): Mesh {
  const { height, plate, lobes, waist } = layout
  const steps = detail.round > 64 ? lobeSteps * 2 : lobeSteps
  const from = -plate
  const step = (height - 2 * plate) / lobes
  const outside = Array.from({ length: steps * lobes - 1 }, (_, i): Corner => {
    const y = from - (step * (i + 1)) / steps
    return [wallOfBag(layout, y), y]
  })
  const bore = waist * 0.82
  const bead = (y: number, dir: 1 | -1): Corner[] => [
    [waist - 2, y + dir * 4, 1],
    [waist + 1, y + dir * 1.6, 1],
  ]
  return turn(
    detail,
    [
      [bore, from + 3],
      ...bead(from, 1),
      ...outside,
      ...bead(-height + plate, -1).reverse(),
      [bore, -height + plate - 3],
    ],
    { closed: true },
  )
}

/** A bead plate about y with its rolled rim; the outer face at 0, the rim downwards. */
function turnPlate(detail: Detail, { waist, plate }: BagLayout): Mesh {
  const outer = waist * 1.025
  return turn(detail, [
    [0, 0],
    [outer * 0.5, 0, 0.6],
    [outer * 0.52, -1.6, 0.4],
    [outer * 0.72, -1.6, 0.4],
    [outer * 0.74, 0, 0.6],
    [outer - 4, 0, 3],
    [outer, -4, 2.5],
    [outer, -plate - 1.6, 0.8],
    [outer - 2.6, -plate - 1.6, 0.6],
    [outer - 3.4, -plate + 3, 1],
    [0, -plate + 3],
  ])
}

const ringOfBolts = (detail: Detail, radius: number, y: number, to: 'y' | '-y'): Surface[] =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * (i + 0.5)
    return socketBolt(detail, { at: [radius * Math.cos(angle), y, radius * Math.sin(angle)], to, size: 6 })
  })

function buildUpperPlate(detail: Detail, layout: BagLayout, product: ModelledProduct): Part {
  const { r, waist } = layout
  const stud = threadedStud(detail, { radius: 5, top: 18, bottom: -2 })
  return {
    name: 'bead-plate',
    apart: [0, 0, 0],
    surfaces: joinSurfaces([
      surface(anodisedIn(product.bodyFinish), turnPlate(detail, layout)),
      surface('steel-zinc', ...[-0.45, 0.45].map((dx) => move(stud, [dx * r, 0, 0]))),
      ...ringOfBolts(detail, waist * 0.63, -1.6, 'y'),
      ...buildFitting(detail, { at: [0, 0, 0], to: 'y' }),
    ]),
  }
}

function buildLowerPlate(detail: Detail, layout: BagLayout, product: ModelledProduct): Part {
  const { r, waist, height } = layout
  const flipped = turn(detail, mirrorPlate(layout))
  const bosses = [-0.4, 0.4].map((dx) =>
    move(
      turn(detail, [
        [0, -height + 0.5],
        [7, -height + 0.5],
        [7, -height - 8, 0.6],
        [5, -height - 8.4, 0.4],
        [5, -height - 12, 0.6],
        [0, -height - 12],
      ]),
      [dx * r, 0, 0],
    ),
  )
  return {
    name: 'bead-plate',
    apart: [0, 0, 0],
    surfaces: joinSurfaces([
      surface(anodisedIn(product.bodyFinish), flipped),
      surface('steel-zinc', ...bosses),
      ...ringOfBolts(detail, waist * 0.63, -height + 1.6, '-y'),
    ]),
  }
}

/** The upper plate's profile seen from the other end. */
function mirrorPlate({ waist, plate, height }: BagLayout): Corner[] {
  const outer = waist * 1.025
  const up = (y: number) => -height - y
  return [
    [0, up(-plate + 3)],
    [outer - 3.4, up(-plate + 3), 1],
    [outer - 2.6, up(-plate - 1.6), 0.6],
    [outer, up(-plate - 1.6), 0.8],
    [outer, up(-4), 2.5],
    [outer - 4, up(0), 3],
    [outer * 0.74, up(0), 0.6],
    [outer * 0.72, up(-1.6), 0.4],
    [outer * 0.52, up(-1.6), 0.4],
    [outer * 0.5, up(0), 0.6],
    [0, up(0)],
  ]
}

/** Code in white on the upper lobe, moulded ribs beside it. */
function printLobe(detail: Detail, layout: BagLayout, code: string): Surface {
  const { height, plate, lobes, r } = layout
  const step = (height - 2 * plate) / lobes
  const middle = -plate - step / 2
  const half = step * 0.2
  const degrees = 30
  // Flats of the turned wall, across and along.
  const lift = labelRadius(detail, r) - r + 0.5
  const mesh = patchOn((_, y) => wallOfBag(layout, y) + lift, {
    from: 90 + degrees,
    to: 90 - degrees,
    bottom: middle - half,
    top: middle + half,
    columns: Math.round(detail.round * 0.6),
    rows: 12,
  })
  return {
    material: 'label',
    mesh,
    art: { layout: 'band', code, ink: 'light', width: (2 * degrees * Math.PI * r) / 180, height: half * 2.1 },
  }
}

/** The parts of one bag in the order of assembly, from above. */
export function buildBag(detail: Detail, layout: BagLayout, product: ModelledProduct): Part[][] {
  const { height, plate, lobes, waist } = layout
  const step = (height - 2 * plate) / lobes
  const hoops = Array.from({ length: lobes - 1 }, (_, i) =>
    cordRing({ ...detail, wire: detail.round > 64 ? 24 : 10 }, waist + 2.4, 6, -plate - (i + 1) * step),
  )
  const bump = buildBump(detail, { y: -height + plate - 2, height: height * 0.34, r: waist * 0.4, bore: 6 })
  return [
    [buildUpperPlate(detail, layout, product)],
    [
      {
        name: 'bellows',
        apart: [0, 0, 0],
        surfaces: [
          surface('rubber', turnBellows(detail, layout)),
          surface('steel-zinc', merge(...hoops)),
          printLobe(detail, layout, product.code),
        ],
      },
    ],
    [{ name: 'bump-stop', apart: [0, 0, 0], isInside: true, surfaces: [surface('polymer-black', bump)] }],
    [buildLowerPlate(detail, layout, product)],
  ]
}

/** A convoluted air spring. */
export const buildAirSpring: ModelBuilder = (detail, product) => {
  const layout = layOutBag(product)
  const [upper = [], bellows = [], bump = [], lower = []] = buildBag(detail, layout, product)
  const gap = 30
  return {
    parts: [
      ...spreadParts([upper], { from: 0, gap, dir: -1 }),
      ...bellows,
      ...spreadParts([bump, lower], { from: -layout.height, gap }),
    ],
    anchors: {
      top: 0,
      bottom: -layout.height,
      body: { radius: layout.r, top: -layout.plate, bottom: layout.plate - layout.height },
    },
  }
}
