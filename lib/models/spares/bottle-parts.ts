import { anodisedIn, paintedIn } from '../materials'
import type { ModelledProduct } from '../modelled-product'
import type { LabelArt, Surface } from '../model'
import { surface } from '../parts/solids'
import { turnFluted } from '../parts/knobs'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { merge, move, type Mesh } from '../shape/mesh'
import { smoothCurve, sweep } from '../shape/swept'
import { turn, turnRing } from '../shape/turned'
import { aim, polygonCorners } from '../parts/solids'
import type { BottleLayout } from './bottle-layout'
import { patchOn, radiusAt } from './section'

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const smooth = (t: number) => clamp(t) ** 2 * (3 - 2 * clamp(t))

/** Radius of the wall at an angle and height: square below, round at the neck, with finger ribs at both narrow sides. */
function wallOf({
  kind,
  section,
  shoulder,
  neckFrom,
  height,
}: BottleLayout): (angle: number, share: number, y: number) => number {
  return (angle, share, y) => {
    const round = section.width * share
    const square = radiusAt(section, angle) * share
    const blend = smooth((y - shoulder) / (neckFrom - shoulder))
    const side = smooth((Math.abs(Math.cos(angle)) - 0.925) / 0.05)
    const along = clamp((y - height * 0.36) / (height * 0.02)) * clamp((height * 0.6 - y) / (height * 0.02))
    const grip =
      kind === 'bottle' && share > 0.98
        ? section.width * 0.045 * side * smooth(along) * (0.62 + 0.38 * Math.cos((y / height) * 2 * Math.PI * 25))
        : 0
    return square + (round - square) * blend - grip
  }
}

/** The body of a bottle, floor at 0, mm; the neck is part of it. */
export function buildBottleBody(
  detail: Detail,
  layout: BottleLayout,
): { mesh: Mesh; wall: (angle: number, y: number) => number } {
  const { section, shoulder, neckFrom, neckR, height } = layout
  const w = section.width
  const wall = wallOf(layout)
  const rows = Math.round(detail.round * 0.8)
  const straight = Array.from({ length: rows + 1 }, (_, i): [number, number] => [
    w,
    shoulder + ((w * 0.16 - shoulder) * i) / rows,
  ])
  const arch = Array.from({ length: 13 }, (_, i): [number, number] => {
    const t = i / 13
    return [
      neckR + 1.5 + (w - neckR - 1.5) * Math.sin((t * Math.PI) / 2) ** 0.9,
      shoulder + (neckFrom - shoulder) * Math.cos((t * Math.PI) / 2),
    ]
  })
  const mesh = turn(
    detail,
    [
      [0, height - 6],
      [neckR, height - 6, 0.6],
      [neckR, neckFrom + 1, 1.4],
      ...arch,
      ...straight,
      [w * 0.985, w * 0.1],
      [w * 0.93, w * 0.035],
      [w * 0.86, 0.4],
      [w * 0.8, 0],
      [w * 0.7, 2.4],
      [0, 3.4],
    ],
    { shape: (angle, radius, y) => (y > neckFrom ? radius : wall(angle, radius / w, y)), segments: detail.round * 2 },
  )
  return { mesh, wall: (angle, y) => wall(angle, 1, y) }
}

/** A tin with seamed edges and swaged panels, floor at 0, mm. */
export function buildCanisterBody(
  detail: Detail,
  layout: BottleLayout,
): { mesh: Mesh; wall: (angle: number, y: number) => number } {
  const { section, shoulder: top, neckX, neckR, neckFrom } = layout
  const w = section.width
  const bead = (y: number): [number, number, number][] => [
    [w, y + 3.4, 1],
    [w * 1.018, y + 2, 0.9],
    [w * 1.018, y - 2, 0.9],
    [w, y - 3.4, 1],
  ]
  const swage = (y: number): [number, number, number][] => [
    [w, y + 3, 1.4],
    [w * 0.984, y + 1.2, 1],
    [w * 0.984, y - 1.2, 1],
    [w, y - 3, 1.4],
  ]
  const profile: [number, number, number?][] = [
    [0, top - 3],
    [w * 0.9, top - 3, 2],
    [w * 0.965, top + 2, 1],
    [w * 1.016, top + 2, 1.2],
    [w * 1.016, top - 2.6, 1],
    [w, top - 4, 0.8],
    ...swage(top - 16),
    ...swage(24),
    ...bead(3.6).slice(0, 3),
    [w * 0.96, 1.4, 0.8],
    [w * 0.93, 4, 1],
    [0, 4],
  ]
  const body = turn(detail, profile, {
    shape: (angle, radius) => radiusAt(section, angle) * (radius / w),
    segments: detail.round * 2,
  })
  const spout = move(
    turn(detail, [
      [0, neckFrom],
      [neckR, neckFrom, 0.8],
      [neckR, top + 2, 0.4],
      [neckR * 1.5, top - 2.4, 1.4],
      [neckR * 1.5, top - 3.4],
      [0, top - 3.4],
    ]),
    [neckX, 0, 0],
  )
  return { mesh: merge(body, spout), wall: (angle) => radiusAt(section, angle) }
}

/** Fluted lid over its tamper ring; the ring hangs on small bridges. */
export function buildLid(detail: Detail, { lidR, neckX, neckFrom, height }: BottleLayout): Surface[] {
  const ring = lidR * 0.26
  const from = neckFrom + ring + 1
  const barrel = turnFluted(
    { ...detail, fillet: Math.max(2, detail.fillet) },
    { outer: lidR, bore: 0.2, height: height - from - 1.6, flutes: 36, depth: lidR * 0.045 },
  )
  const crown = turn(detail, [
    [0, height - from],
    [lidR * 0.8, height - from, 0.6],
    [lidR * 0.9, height - from - 1.8, 0.6],
    [lidR * 0.9, height - from - 2.6],
    [0, height - from - 2.6],
  ])
  const band = turnRing(detail, lidR * 1.03, lidR * 0.7, neckFrom + ring, neckFrom + 0.4, 0.7)
  const bridges = Array.from({ length: 12 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 12
    return aim(extrude({ ...detail, fillet: 1 }, { outline: polygonCorners(4, 1.6, 0.1), depth: 2, edge: 0 }), 'y', [
      lidR * 0.94 * Math.cos(angle),
      neckFrom + ring + 0.6,
      lidR * 0.94 * Math.sin(angle),
    ])
  })
  return [
    surface(
      'polymer-red',
      ...[move(barrel, [0, from, 0]), move(crown, [0, from, 0]), band, ...bridges].map((mesh) =>
        move(mesh, [neckX, 0, 0]),
      ),
    ),
  ]
}

/** A strap handle on two lugs. */
export function buildHandle(detail: Detail, { shoulder, section, height }: BottleLayout): Surface[] {
  const [left, right, top] = [-section.width * 0.82, section.width * 0.1, height * 0.95]
  const path = smoothCurve(
    [
      [left, shoulder - 4, 0],
      [left, shoulder + (top - shoulder) * 0.6, 0],
      [left + 16, top, 0],
      [right - 16, top, 0],
      [right, shoulder + (top - shoulder) * 0.6, 0],
      [right, shoulder - 4, 0],
    ],
    detail.round > 64 ? 16 : 7,
  )
  const lugs = [left, right].map((x) =>
    move(
      turn(detail, [
        [0, shoulder + 4],
        [11, shoulder + 4, 1.4],
        [13, shoulder - 3.4, 0.6],
        [0, shoulder - 3.4],
      ]),
      [x, 0, 0],
    ),
  )
  return [surface('polymer-black', sweep(detail, path, 7), ...lugs)]
}

/** The printed label round the front: maker and code above, the viscosity in large figures below; a strip of level window beside it. */
export function buildLabels(
  detail: Detail,
  layout: BottleLayout,
  { code, spec }: ModelledProduct,
  wall: (angle: number, y: number) => number,
): { label: Surface[]; window: Surface[] } {
  const { shoulder, kind, volumeMl } = layout
  const isTin = kind === 'canister'
  const [bottom, top] = isTin ? [32, shoulder - 26] : [shoulder * 0.13, shoulder * 0.92]
  const half = isTin ? 56 : 46
  const tall = top - bottom
  const patch = (lift: number, share: number, from: number, to: number) =>
    patchOn((angle, y) => wall(angle, y) + lift, {
      from: 90 + half * share,
      to: 90 - half * share,
      bottom: bottom + tall * from,
      top: bottom + tall * to,
      columns: Math.round(detail.round * 1.5),
      rows: 2,
    })
  // Across the flat front, so that the print is not stretched.
  const widthOf = (share: number) =>
    2 * wall(((90 - half * share) * Math.PI) / 180, bottom) * Math.sin((half * share * Math.PI) / 180)
  const viscosity = spec.viscosityCst ?? 15
  const contents = volumeMl >= 1000 ? `${volumeMl / 1000} L` : `${volumeMl} ml`
  const print: LabelArt = {
    layout: 'band',
    code,
    note: contents,
    ink: 'dark',
    accent: true,
    width: widthOf(0.86),
    height: tall * 0.42,
  }
  const figure: LabelArt = {
    layout: 'code',
    code: `${viscosity} mm²/s`,
    ink: 'light',
    width: widthOf(0.86),
    height: tall * 0.19,
  }
  const strip = (from: number, to: number, low: number, high: number, lift: number) =>
    patchOn((angle, y) => wall(angle, y) + lift, {
      from,
      to,
      bottom: shoulder * low,
      top: shoulder * high,
      columns: 3,
      rows: detail.round,
    })
  return {
    label: [
      surface('paint-white', patch(0.4, 1, 0.3, 0.94)),
      surface('paint-red', patch(0.4, 1, 0.94, 1)),
      surface('paint-black', patch(0.4, 1, 0, 0.3)),
      { material: 'label', mesh: patch(0.55, 0.86, 0.44, 0.86), art: print },
      { material: 'label', mesh: patch(0.55, 0.86, 0.055, 0.245), art: figure },
    ],
    window: isTin
      ? []
      : [
          surface('oil', strip(29, 25, 0.14, 0.9, 0.3)),
          surface(
            'paint-white',
            ...[0.3, 0.45, 0.6, 0.75].map((share) => strip(32, 25, share - 0.004, share + 0.004, 0.45)),
          ),
        ],
  }
}

/** Colour of the container: bright finishes would not show a label. */
export const bottleMaterial = ({ bodyFinish }: ModelledProduct) =>
  bodyFinish === 'silver' || bodyFinish === 'chrome'
    ? 'polymer-black'
    : bodyFinish === 'black'
      ? 'polymer-black'
      : paintedIn(bodyFinish)
export const tinMaterial = ({ bodyFinish }: ModelledProduct) =>
  bodyFinish === 'chrome' ? anodisedIn('silver') : paintedIn(bodyFinish)
