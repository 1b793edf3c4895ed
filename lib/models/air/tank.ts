import { anodisedIn, inkFor, paintedIn } from '../materials'
import type { ModelBuilder, ModelledProduct } from '../modelled-product'
import type { Part, Surface } from '../model'
import { hexNut, socketBolt } from '../parts/fasteners'
import { aim, aimTurned, arcCorners, joinSurfaces, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { extrude, rectangle } from '../shape/extruded'
import { merge, move, rotate, type Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { turn, turnRing, wrapLabel } from '../shape/turned'
import { layOutTank, type TankLayout } from './air-layout'
import { buildFitting } from './fitting'

/** Shell along x with torispherical ends and weld beads; the axis at the origin. */
function turnShell(detail: Detail, { r, half }: TankLayout): Mesh {
  const dome = r * 0.5
  const steps = Math.max(8, detail.fillet * 5)
  const arc = Array.from({ length: steps + 1 }, (_, i): Corner => {
    const angle = (Math.PI / 2) * (i / steps)
    return [r * Math.sin(angle) ** 0.9, half - dome + dome * Math.cos(angle)]
  })
  const bead = (y: number): Corner[] => [
    [r, y + 3, 0.6],
    [r + 1.3, y + 1, 0.8],
    [r + 1.3, y - 1, 0.8],
    [r, y - 3, 0.6],
  ]
  const seam = half - dome - 4
  const profile: Corner[] = [
    ...arc,
    ...bead(seam),
    ...bead(-seam),
    ...[...arc].reverse().map(([x, y]): Corner => [x, -y]),
  ]
  return rotate(turn(detail, profile, { segments: Math.round(detail.round * 1.4) }), 'z', -90)
}

/** A saddle foot under the shell at `x`, its plate along z; the shell's axis at the origin. */
export function buildFoot(detail: Detail, { r, foot }: TankLayout, x: number): Surface[] {
  const wide = r * 0.8
  const span = (Math.asin(wide / (r + 0.4)) * 180) / Math.PI
  const floor = -r - foot
  const saddle = arcCorners(0, 0, r + 0.4, -90 - span, -90 + span, 20)
  const web = extrude(detail, {
    outline: [[-wide, floor + 4, 1], [wide, floor + 4, 1], ...[...saddle].reverse()],
    depth: 5,
    edge: 0.8,
  })
  const plate = extrude(detail, { outline: rectangle(0, 0, 34, wide * 2 + 44, 5), depth: 5, edge: 1 })
  const bolts = [-1, 1].map((side) => socketBolt(detail, { at: [x, floor + 5, side * (wide + 12)], to: 'y', size: 8 }))
  return [
    surface(
      'cast-black',
      move(rotate(web, 'y', 90), [x - 8, 0, 0]),
      move(rotate(web, 'y', 90), [x + 8, 0, 0]),
      aim(plate, 'y', [x, floor + 2.5, 0]),
    ),
    ...bolts,
  ]
}

/** Welded bungs on top: plugs outside, a line fitting in the middle; a drain cock at one end. */
function buildPorts(detail: Detail, { r, half }: TankLayout, isCovered: boolean): Surface[] {
  const bung = turn(detail, [
    [0, r + 8],
    [10, r + 8, 0.8],
    [11, r + 6.6, 0.6],
    [11, r - 1],
    [0, r - 1],
  ])
  const weld = turnRing(detail, 13, 9, r + 2, r - 2, 1)
  const at = [-0.5, 0, 0.5].map((share) => share * half)
  const plugs = [at[0] ?? 0, at[2] ?? 0].map((x) =>
    hexNut(detail, { at: [x, r + 8, 0], to: 'y', size: 6, height: 7, flats: 17 }),
  )
  const lids = [at[0] ?? 0, at[2] ?? 0].map((x) =>
    move(
      turn(detail, [
        [0, r + 14],
        [4, r + 14, 0.4],
        [4, r + 8],
        [0, r + 8],
      ]),
      [x, 0, 0],
    ),
  )
  const end = aimTurned(
    turn(detail, [
      [0, 12],
      [8, 12, 0.8],
      [9, 10, 0.5],
      [9, -3],
      [0, -3],
    ]),
    'x',
    [half - 1, -r * 0.1, 0],
  )
  const side = buildFitting(detail, { at: [half + 11, -r * 0.1, 0], to: 'x' })
  if (isCovered) return [surface('steel-zinc', end), ...side]
  return [
    surface('steel-zinc', ...at.map((x) => move(merge(bung, weld), [x, 0, 0])), ...lids, end),
    ...plugs,
    ...buildFitting(detail, { at: [0, r + 8, 0], to: 'y', scale: 1.2 }),
    ...side,
  ]
}

/** Tank parts with the axis along x through the origin, mm. `isCovered`: a deck lies on top, so only the end has a port. */
export function buildTankParts(
  detail: Detail,
  layout: TankLayout,
  product: ModelledProduct,
  isCovered = false,
): { shell: Surface[]; feet: Surface[]; ports: Surface[] } {
  const { r, half } = layout
  const finish = product.bodyFinish
  const [width, height] = [Math.min(half * 0.9, r * 2.1), r * 0.72]
  const mesh = labelAlong(detail, r + 0.2, width, height)
  const litres =
    product.spec.volumeMl === null
      ? {}
      : { note: `${product.spec.volumeMl / 1000} L · ${product.spec.airMaxBar ?? 12} bar` }
  return {
    shell: [
      surface(finish === 'chrome' ? anodisedIn('silver') : paintedIn(finish), turnShell(detail, layout)),
      {
        material: 'label',
        mesh,
        art: { layout: 'band', code: product.code, ...litres, ink: inkFor(finish), accent: true, width, height },
      },
    ],
    feet: [-0.55, 0.55].flatMap((share) => buildFoot(detail, layout, share * half)),
    ports: buildPorts(detail, layout, isCovered),
  }
}

/** A label on the front of a cylinder along x, read along the axis. */
function labelAlong(detail: Detail, radius: number, width: number, height: number): Mesh {
  const upright = wrapLabel({ ...detail, round: detail.round * 2 }, { radius, width: height, height: width, y: 0 })
  const turned = rotate(upright, 'z', 90)
  // The patch was printed upright; on a lying cylinder u runs along the axis and v over the crown.
  const uvs = turned.uvs.flatMap((value, i) => (i % 2 === 0 ? [1 - (turned.uvs[i + 1] ?? 0), value] : []))
  return { ...turned, uvs }
}

/** A lying steel tank. */
export const buildTank: ModelBuilder = (detail, product) => {
  const layout = layOutTank(product)
  const { shell, feet, ports } = buildTankParts(detail, layout, product)
  const { r, foot } = layout
  const lower = (surfaces: Surface[]) =>
    joinSurfaces(surfaces.map((item): Surface => ({ ...item, mesh: move(item.mesh, [0, -r, 0]) })))
  const parts: Part[] = [
    { name: 'valve', apart: [0, r * 0.6, 0], surfaces: lower(ports) },
    { name: 'tank', apart: [0, 0, 0], surfaces: lower(shell) },
    { name: 'bracket', apart: [0, -r * 0.6, 0], surfaces: lower(feet) },
  ]
  return { parts, anchors: { top: 0, bottom: -2 * r - foot } }
}
