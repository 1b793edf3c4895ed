import type { DrawnProduct } from '@/lib/drawings/shock'
import type { ModelBuilder } from '../modelled-product'
import type { Part, Surface } from '../model'
import type { PartName } from '../part-names'
import { hexNut } from '../parts/fasteners'
import { aimTurned, cordRing, joinSurfaces, mapSurfaces, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { move, type Mesh } from '../shape/mesh'
import { smoothCurve, sweep } from '../shape/swept'
import { turn, turnRing } from '../shape/turned'

export type SealLayout = {
  /** Radius of the rod or tube that is sealed, and of the housing, mm. */ inner: number
  outer: number
  pitch: number
}

export function layOutSealKit({ spec }: Pick<DrawnProduct, 'spec'>): SealLayout {
  const inner = (spec.forkTubeMm ?? spec.shaftMm ?? 14) / 2
  const outer = inner + Math.max(4.5, Math.min(6.5, inner * 0.45))
  return { inner, outer, pitch: 2 * outer + 9 }
}

/** Oil seal about y: sealing lip, dust lip, garter spring, steel-backed wall. */
function buildOilSeal(detail: Detail, { inner: a, outer: b }: SealLayout): Surface[] {
  const rubber = turn(
    detail,
    [
      [a + 2.6, 5, 0.4],
      [b - 1, 5, 0.5],
      [b, 4, 0.5],
      [b, 1.8, 0.3],
      [b - 0.35, 1.4, 0.2],
      [b - 0.35, 0.6, 0.2],
      [b, 0.2, 0.3],
      [b, -4, 0.5],
      [b - 1, -5, 0.5],
      [b - 2, -5, 0.4],
      [b - 2.4, -1.6, 0.6],
      [a + 1.4, -1.6, 0.5],
      [a, 0.8, 0.2],
      [a + 1, 2.8, 0.3],
      [a + 1.2, 4.4, 0.4],
    ],
    { closed: true },
  )
  return [
    surface('rubber', rubber),
    surface('steel-bright', cordRing(detail, a + 2.1, 1.5, 5)),
    surface('steel-zinc', turnRing(detail, b - 2.05, a + 2, -1.7, -2.5, 0.2)),
  ]
}

/** Dust wiper about y with its flange and feathered lip. */
function buildWiper(detail: Detail, { inner: a, outer: b }: SealLayout): Surface[] {
  const rubber = turn(
    detail,
    [
      [a, 5.4, 0.2],
      [a + 1, 5.2, 0.3],
      [a + 2.6, 3, 0.6],
      [b + 1, 2, 1],
      [b + 2, 0.8, 0.6],
      [b + 2, -1, 0.5],
      [b, -1.4, 0.4],
      [b, -4.6, 0.6],
      [b - 1.6, -4.6, 0.4],
      [b - 1.8, -1, 0.5],
      [a + 1.6, -1, 0.5],
      [a + 0.6, -2.8, 0.3],
      [a + 0.1, -2.6, 0.2],
    ],
    { closed: true },
  )
  return [surface('rubber', rubber), surface('steel-bright', cordRing(detail, b - 0.2, 1.1, -3))]
}

/** A split guide bush with a slide coating inside. */
function buildGuideBush(detail: Detail, { inner: a }: SealLayout): Surface[] {
  const gap = 0.05
  const cut = { from: Math.PI / 2 + gap, to: Math.PI / 2 + 2 * Math.PI - gap }
  const ring = (outer: number, bore: number): Mesh =>
    turn(
      detail,
      [
        [bore, 7, 0.2],
        [outer, 7, 0.4],
        [outer, -7, 0.4],
        [bore, -7, 0.2],
        [bore, 6.9],
      ],
      cut,
    )
  const coat = turn(
    detail,
    [
      [a, -6.8],
      [a, 6.8],
    ],
    cut,
  )
  return [surface('copper', ring(a + 1.6, a + 0.1)), surface('polymer-black', coat)]
}

/** A snap ring of round wire with open ends. */
function buildClip(detail: Detail, { outer: b }: SealLayout): Surface[] {
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = ((110 + (320 * i) / 8) * Math.PI) / 180
    return [(b - 0.4) * Math.cos(angle), 0, (b - 0.4) * Math.sin(angle)] as const
  })
  const curve = smoothCurve(points, detail.round > 64 ? 14 : 5)
  return [surface('steel-zinc', sweep(detail, curve, 0.9))]
}

/** O-rings of falling size and copper washers, one in another. */
function buildRings(detail: Detail, { inner: a, outer: b }: SealLayout): Surface[] {
  return [
    surface('rubber', cordRing(detail, b - 1, 2.6, 0), cordRing(detail, Math.max(6.4, a * 0.68), 2.2, 0)),
    surface('copper', turnRing(detail, Math.max(4.6, a * 0.42), Math.max(2.8, a * 0.26), 0.75, -0.75, 0.25)),
  ]
}

/** A white slide ring with a green O-ring inside, and the gas valve in the middle. */
function buildSlideRing(detail: Detail, { inner: a, outer: b }: SealLayout): Surface[] {
  const valve = turn(detail, [
    [0, 6],
    [1.6, 6, 0.3],
    [1.6, 2, 0.2],
    [2.4, 1.4, 0.3],
    [2.4, -6, 0.4],
    [0, -6],
  ])
  return [
    surface('paint-white', turnRing(detail, b - 0.4, b - 2.4, 3.4, -3.4, 0.4)),
    surface('paint-green', cordRing(detail, Math.max(6.6, a * 0.66), 2, 0)),
    surface('brass', valve),
    hexNut(detail, { at: [0, -3, 0], to: 'y', size: 4, height: 3.4, flats: 7, material: 'brass' }),
  ]
}

/** The contents of a seal kit laid out in two rows, faces to the viewer. The upper edge lies at 0, mm. */
export const buildSealKit: ModelBuilder = (detail, product) => {
  const layout = layOutSealKit(product)
  const { outer, pitch } = layout
  const items: [PartName, (detail: Detail, layout: SealLayout) => Surface[]][] = [
    ['seal', buildOilSeal],
    ['wiper', buildWiper],
    ['lock-ring', buildClip],
    ['bushing', buildGuideBush],
    ['o-ring', buildRings],
    ['o-ring', buildSlideRing],
  ]
  const top = outer + 2
  return {
    parts: items.map(([name, build], i): Part => {
      const [column, row] = [i % 3, Math.floor(i / 3)]
      const at = [(column - 1) * pitch, -top - row * pitch, 0] as const
      return {
        name,
        apart: [(column - 1) * pitch * 0.25, -row * pitch * 0.25, 0],
        surfaces: joinSurfaces(mapSurfaces(build(detail, layout), (mesh) => move(aimTurned(mesh, 'z'), at))),
      }
    }),
    anchors: { top: 0, bottom: -2 * top - pitch },
  }
}
