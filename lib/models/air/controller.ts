import { anodisedIn } from '../materials'
import type { ModelBuilder, ModelledProduct } from '../modelled-product'
import type { Part, Surface } from '../model'
import { socketBolt } from '../parts/fasteners'
import { buildKnob } from '../parts/knobs'
import { aim, aimTurned, joinSurfaces, mapSurfaces, ringCorners, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { extrude, rectangle } from '../shape/extruded'
import { addVertex, createMesh, move, rotate, type Mesh } from '../shape/mesh'
import { smoothCurve, sweep } from '../shape/swept'
import { turn } from '../shape/turned'
import { layOutController } from './air-layout'

const [width, height, depth] = [160, 104, 28]

/** A flat printed patch facing +z, middle at (x, y). */
function flatPatch(x: number, y: number, z: number, w: number, h: number): Mesh {
  const mesh = createMesh()
  for (const [u, v] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const)
    addVertex(mesh, [x + w * (u - 0.5), y + h * (v - 0.5), z], [0, 0, 1], [u, v])
  mesh.indices.push(0, 1, 2, 0, 2, 3)
  return mesh
}

/** Box with a raised bezel, back lid and screws; the front face at z = 0. */
function buildCase(detail: Detail, product: ModelledProduct): Surface[] {
  const screws = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) =>
      socketBolt(detail, { at: [sx * (width / 2 - 9), sy * (height / 2 - 9), -0.8], to: 'z', size: 4 }),
    ),
  )
  const shell = extrude(detail, { outline: rectangle(0, 0, width, height, 14), depth: depth - 6, edge: 3 })
  const seam = extrude(detail, { outline: rectangle(0, 0, width - 3, height - 3, 12.5), depth: 4, edge: 0.4 })
  const back = extrude(detail, { outline: rectangle(0, 0, width, height, 14), depth: 6, edge: 2 })
  return [
    surface(anodisedIn(product.bodyFinish), move(shell, [0, 0, -depth / 2 + 2.4])),
    surface('polymer-black', move(back, [0, 0, -depth + 1]), move(seam, [0, 0, -depth + 5])),
    ...screws,
  ]
}

/** A sunk black screen with a frame and one bar for every bag over its tick. */
function buildScreen(detail: Detail, channels: number, code: string): Surface[] {
  const [x, w, h] = [-22, 96, 84]
  const frame = extrude(detail, {
    outline: rectangle(x, 0, w, h, 7),
    holes: [rectangle(x, 0, w - 5, h - 5, 5)],
    depth: 3,
    edge: 0.8,
  })
  const glass = extrude(detail, { outline: rectangle(x, 0, w - 4, h - 4, 5), depth: 2, edge: 0 })
  const heights = [0.74, 0.58, 0.84, 0.5].slice(0, channels)
  const pitch = (w - 20) / channels
  const at = (i: number) => x + (i - (channels - 1) / 2) * pitch
  const base = -h / 2 + 13
  const flat = { ...detail, fillet: 1 }
  const cells = heights.flatMap((share, i) =>
    Array.from({ length: Math.round(share * 9) }, (_, k) =>
      extrude(flat, {
        outline: rectangle(at(i), base + 4 + k * 5.4, Math.min(15, pitch * 0.6), 3.8, 0.6),
        depth: 0.8,
        edge: 0,
      }),
    ),
  )
  const ticks = heights.map((_, i) =>
    extrude(flat, { outline: rectangle(at(i), base - 1.4, Math.min(15, pitch * 0.6), 1.4, 0.2), depth: 0.8, edge: 0 }),
  )
  return [
    surface('anodised-black', move(frame, [0, 0, -0.1])),
    surface('polymer-black', move(glass, [0, 0, -1.4])),
    surface('paint-red', ...cells.map((mesh) => move(mesh, [0, 0, -0.1]))),
    surface('paint-white', ...ticks.map((mesh) => move(mesh, [0, 0, -0.1]))),
    {
      material: 'label',
      mesh: flatPatch(x, h / 2 - 8, -0.1, 76, 7),
      art: { layout: 'code', code, ink: 'light', width: 76, height: 7 },
    },
  ]
}

/** A dial gauge with chrome bezel, white face, marks and a red needle. */
function buildGauge(detail: Detail, x: number, needle: number): Surface[] {
  const r = 25.5
  const bezel = aimTurned(
    turn(
      detail,
      [
        [r - 3, 3.4, 0.4],
        [r - 1.4, 4.6, 0.8],
        [r, 3, 1],
        [r + 1.4, -1.6, 0.4],
        [r - 3, -1.6],
      ],
      { closed: true },
    ),
    'z',
  )
  const face = aimTurned(
    turn(detail, [
      [0, 1],
      [r - 2.8, 1],
      [r - 2.8, -1],
      [0, -1],
    ]),
    'z',
  )
  const flat = { ...detail, fillet: 1 }
  const ticks = Array.from({ length: 25 }, (_, i) =>
    rotate(
      extrude(flat, {
        outline: rectangle(0, r - (i % 6 === 0 ? 7.6 : 6.4), i % 6 === 0 ? 1 : 0.5, i % 6 === 0 ? 5.6 : 3.2),
        depth: 0.2,
        edge: 0,
      }),
      'z',
      135 - i * 11.25,
    ),
  )
  const pointer = rotate(
    extrude(flat, {
      outline: [
        [-1.2, -6],
        [1.2, -6],
        [0.4, 19],
        [-0.4, 19],
      ],
      depth: 0.6,
      edge: 0.1,
    }),
    'z',
    needle,
  )
  const hub = aimTurned(
    turn(detail, [
      [0, 3],
      [3, 3, 0.6],
      [3, 1],
      [0, 1],
    ]),
    'z',
  )
  return mapSurfaces(
    [
      surface('chrome', bezel),
      surface('paint-white', face),
      surface('paint-black', ...ticks.map((mesh) => move(mesh, [0, 0, 1.1])), hub),
      surface('paint-red', move(pointer, [0, 0, 1.8])),
    ],
    (mesh) => move(mesh, [x, 0, 0]),
  )
}

/** Two round keys with arrows and the turning knob between them. */
function buildKeys(detail: Detail): Surface[] {
  const x = 53
  const key = aimTurned(
    turn(detail, [
      [0, 2.2],
      [9, 1.8, 0.6],
      [11, 1.2, 0.8],
      [11.4, -1],
      [0, -1],
    ]),
    'z',
  )
  const well = extrude(detail, {
    outline: ringCorners(detail, 13.4),
    holes: [ringCorners(detail, 12)],
    depth: 1.6,
    edge: 0.5,
  })
  const arrow = extrude(
    { ...detail, fillet: 1 },
    {
      outline: [
        [-4.6, -2],
        [0, 2.6],
        [4.6, -2],
        [3.2, -3.2],
        [0, 0],
        [-3.2, -3.2],
      ],
      depth: 0.3,
      edge: 0,
    },
  )
  const places = [
    [28, 0],
    [-28, 180],
  ] as const
  return [
    surface('polymer-black', ...places.map(([y]) => move(key, [x, y, -0.4]))),
    surface('steel-zinc', ...places.map(([y]) => move(well, [x, y, -0.1]))),
    surface('paint-white', ...places.map(([y, turnBy]) => move(rotate(arrow, 'z', turnBy), [x, y, 1.9]))),
    ...buildKnob(detail, { at: [x, 0, -0.8], to: 'z', r: 11, height: 13, finish: 'silver' }),
  ]
}

function buildCable(detail: Detail): Surface[] {
  const gland = aimTurned(
    turn(detail, [
      [0, 9],
      [4.4, 9, 0.6],
      [5.4, 7, 0.5],
      [5.4, 3, 0.4],
      [7, 2.6, 0.4],
      [7, -2],
      [0, -2],
    ]),
    'z',
  )
  const path = smoothCurve(
    [
      [0, -height / 2 - 4, -depth / 2],
      [0, -height / 2 - 26, -depth / 2],
      [22, -height / 2 - 38, -depth / 2],
      [46, -height / 2 - 28, -depth / 2 - 3],
      [62, -height / 2 - 44, -depth / 2 - 6],
    ],
    detail.round > 64 ? 14 : 6,
  )
  return [
    surface('polymer-black', aim(gland, '-y', [0, -height / 2, -depth / 2])),
    surface('rubber', sweep(detail, path, 3)),
  ]
}

/** The parts of a cabin controller: front at z = 0, upper edge at 0, mm. */
export function buildControllerParts(detail: Detail, product: ModelledProduct, hasCable = true): Part[] {
  const { gauges, channels } = layOutController(product)
  const front =
    gauges === 'bars'
      ? buildScreen(detail, channels, product.code)
      : [...buildGauge(detail, -48, 40), ...buildGauge(detail, 8, -30)]
  const lower = (surfaces: readonly Surface[]) =>
    joinSurfaces(mapSurfaces(surfaces, (mesh) => move(mesh, [0, -height / 2, 0])))
  return [
    {
      name: 'controller',
      apart: [0, 0, 0],
      surfaces: lower([...buildCase(detail, product), ...front, ...buildKeys(detail)]),
    },
    ...(hasCable
      ? [{ name: 'hose', apart: [0, -30, 0], surfaces: lower(buildCable(detail)) } as const satisfies Part]
      : []),
  ]
}

/** The cabin controller. */
export const buildController: ModelBuilder = (detail, product) => ({
  parts: buildControllerParts(detail, product),
  anchors: { top: 0, bottom: -height },
})
