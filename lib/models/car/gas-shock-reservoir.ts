import type { Finish } from '@/lib/contract/product-words'
import { anodisedIn, inkFor } from '../materials'
import type { Part, Surface } from '../model'
import { socketBolt } from '../parts/fasteners'
import { buildBanjo, buildHose } from '../parts/hose'
import { buildKnob } from '../parts/knobs'
import { buildReservoir, reservoirHead } from '../parts/reservoir'
import { aim, arcCorners, joinSurfaces, pocketPlate, ringCorners, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { merge, move, rotate, type Mesh, type Vec3 } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { labelRadius, wrapLabel } from '../shape/turned'
import type { GasShockLayout } from './gas-shock-layout'

type Reservoir = NonNullable<GasShockLayout['reservoir']>

/** Heights of the clamps' middles, mm. */
const listClamps = ({ top, bottom }: Reservoir): readonly [number, number] => [bottom + reservoirHead + 14, top - 34]

/** Print between the clamps, or over the whole cylinder. */
function printReservoir(detail: Detail, place: Reservoir, finish: Finish, code: string): Surface {
  const { x, r, top, bottom, kind } = place
  const [from, to] =
    kind === 'hose'
      ? (listClamps(place).map((y, i) => y + (i === 0 ? 9 : -9)) as [number, number])
      : [bottom + 20, top - 26]
  const width = r * 1.7
  const height = Math.min(width * 1.75, to - from)
  const art = { layout: 'stripe', code, ink: inkFor(finish), accent: true, width, height } as const
  return {
    material: 'label',
    art,
    mesh: move(wrapLabel(detail, { radius: labelRadius(detail, r), width, height, y: (from + to) / 2 }), [x, 0, 0]),
  }
}

/** The shared reservoir stands on its head here: the oil enters from below, the gas valve looks up. Its own print would be upside down. */
function standOnHead(part: Part, { x, top, bottom }: Reservoir): Part {
  const middle = (top + bottom) / 2
  const turnOver = (mesh: Mesh) => move(rotate(move(mesh, [-x, -middle, 0]), 'z', 180), [x, middle, 0])
  return {
    ...part,
    surfaces: part.surfaces
      .filter(({ material }) => material !== 'label')
      .map((item) => ({ ...item, mesh: turnOver(item.mesh) })),
  }
}

/** Outline round two circles, joined by their waist; seen from above. */
function joinCircles(r: number, x: number, far: number, waist: number): Corner[] {
  const near = (Math.asin(Math.min(1, waist / r)) * 180) / Math.PI
  const other = (Math.asin(Math.min(1, waist / far)) * 180) / Math.PI
  return [...arcCorners(0, 0, r, near, 360 - near, 28), ...arcCorners(x, 0, far, -180 + other, 180 - other, 28)]
}

/** A clamp that holds the reservoir to the body: two rings with a waist between them and a screw in front. */
function buildClamp(detail: Detail, { r }: GasShockLayout, { x, r: far }: Reservoir, y: number): Surface[] {
  const waist = Math.min(9, far * 0.4)
  const plate = extrude(detail, {
    outline: joinCircles(r + 4, x, far + 4, waist),
    holes: [ringCorners(detail, r + 0.1), ringCorners(detail, far + 0.1, x)],
    depth: 13,
    edge: 1,
  })
  const mid = (r + 4 + x - far - 4) / 2
  const slot = extrude(
    { ...detail, fillet: 1 },
    {
      outline: [
        [r + 5, -0.6],
        [x - far - 5, -0.6],
        [x - far - 5, 0.6],
        [r + 5, 0.6],
      ],
      depth: 13.1,
      edge: 0,
    },
  )
  return [
    surface('anodised-black', aim(plate, 'y', [0, y, 0])),
    surface('rubber', aim(slot, 'y', [0, y, 0])),
    socketBolt(detail, { at: [mid, y, waist - 0.4], to: 'z', size: 6 }),
  ]
}

/** The milled block that carries a piggyback reservoir at the foot of the body. */
function buildBridge(
  detail: Detail,
  { r }: GasShockLayout,
  { x, r: far, bottom }: Reservoir,
  accent: Finish,
): Surface[] {
  const depth = 22
  const y = bottom + 2
  const outline = joinCircles(r + 4, x, far + 2, far * 0.62)
  const [a, b] = [r + 5, x - far * 0.25]
  const pocket: Corner[] = [
    [a, -far * 0.4, 3],
    [b, -far * 0.4, 3],
    [b, far * 0.4, 3],
    [a, far * 0.4, 3],
  ]
  const block = aim(
    pocketPlate(detail, {
      outline,
      bores: [ringCorners(detail, r + 0.1)],
      pockets: [pocket],
      depth,
      web: depth - 8,
      edge: 1.2,
    }),
    'y',
    [0, y, 0],
  )
  const line = aim(
    extrude(detail, {
      outline: joinCircles(r + 4.2, x, far + 2.2, far * 0.62 + 0.2),
      holes: [ringCorners(detail, r + 1)],
      depth: 1.6,
      edge: 0.2,
    }),
    'y',
    [0, y + 4, 0],
  )
  const bolts = [-1, 1].map((side) =>
    socketBolt(detail, { at: [x + far * 0.55, y - depth / 2, side * far * 0.55], to: '-y', size: 6 }),
  )
  return joinSurfaces([surface('anodised-black', block), surface(anodisedIn(accent), line), ...bolts])
}

function buildHoseLine(detail: Detail, { r, shoulder }: GasShockLayout, { x, bottom }: Reservoir): Surface[] {
  const port = shoulder + 21
  const size = 11
  const start: Vec3 = [r + 1.6 + size * 0.45, port - size * 0.9, 0]
  const dip = Math.min(start[1], bottom) - 20
  const hose = buildHose(detail, {
    radius: 4.4,
    fitting: 15,
    points: [
      start,
      [start[0], start[1] - 16, 0],
      [start[0] + 7, dip + 2, 2],
      [(start[0] + x) / 2, dip - 9, 3],
      [x - 7, dip + 2, 2],
      [x, bottom - 22, 0],
      [x, bottom - 6, 0],
    ],
  })
  const nipple = merge(
    move(aim(extrude(detail, { outline: arcCorners(0, 0, 8.5, 0, 300, 5), depth: 6, edge: 0.8 }), 'y'), [
      x,
      bottom - 3,
      0,
    ]),
  )
  return joinSurfaces([
    ...buildBanjo(detail, { at: [r + 1.4, port, 0], to: 'x', size }),
    ...hose,
    surface('steel-zinc', nipple),
  ])
}

/** Reservoir with what holds and feeds it. `side` moves out along x when taken apart, the groups of `below` come off the foot of the body. */
export function buildGasReservoir(
  detail: Detail,
  layout: GasShockLayout,
  { finish, code, isHighLow }: { finish: Finish; code: string; isHighLow: boolean },
): { side: Part[]; below: Part[][] } {
  const { reservoir } = layout
  if (!reservoir) return { side: [], below: [] }
  const { x, top, bottom, r, kind } = reservoir
  const accent = finish === 'black' ? 'red' : finish
  const made = buildReservoir(detail, { x, top, bottom, r, finish, knobs: [], code, hasHead: kind === 'hose' }).map(
    (part) => standOnHead(part, reservoir),
  )
  const out = 60
  // Apart, the free piston stands between its cylinder and the cap above.
  const lift = (top - bottom) * 0.2
  const apartOf = (name: Part['name']): Part['apart'] => [
    out,
    name === 'floating-piston' ? lift + 60 : name === 'reservoir-cap' ? lift + 90 : 0,
    0,
  ]
  const parts = made.map((part): Part => ({
    ...part,
    apart: apartOf(part.name),
    surfaces:
      part.name === 'reservoir' ? [...part.surfaces, printReservoir(detail, reservoir, finish, code)] : part.surfaces,
  }))
  const knobs: Finish[] = isHighLow ? ['gold', 'blue'] : ['red']
  const headY = bottom + reservoirHead / 2
  const adjusters = knobs.map((colour, i): Part => {
    const shift = knobs.length > 1 ? (2 * i - 1) * r * 0.36 : 0
    const place =
      kind === 'hose'
        ? { at: [x + shift, headY, r + 0.6] as const, to: 'z' as const }
        : { at: [x + shift, bottom - 9, 0] as const, to: '-y' as const }
    const surfaces = buildKnob(detail, {
      ...place,
      r: knobs.length > 1 ? r * 0.28 : r * 0.42,
      height: 9.5,
      finish: colour,
    })
    return {
      name: i === 0 ? 'compression-knob' : 'high-speed-knob',
      apart: kind === 'hose' ? [out, 0, 40] : [0, 0, 0],
      surfaces,
    }
  })
  if (kind === 'bridge')
    return {
      side: parts,
      below: [
        [{ name: 'bridge', apart: [0, 0, 0], surfaces: buildBridge(detail, layout, reservoir, accent) }],
        adjusters,
      ],
    }
  const [low, high] = listClamps(reservoir).map((y): Part => ({
    name: 'clamp',
    apart: [0, 0, 0],
    surfaces: joinSurfaces(buildClamp(detail, layout, reservoir, y)),
  }))
  return {
    side: [
      ...parts,
      ...adjusters,
      { name: 'hose', apart: [out * 1.6, -20, 0], surfaces: buildHoseLine(detail, layout, reservoir) },
    ],
    below: [low ? [low] : [], high ? [high] : []],
  }
}
