import type { Finish } from '@/lib/contract/product-words'
import { anodisedIn, inkFor, paintedIn, type MaterialName } from '../materials'
import type { Surface } from '../model'
import { buildDial } from '../parts/knobs'
import { surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import type { Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { labelRadius, turn, turnRing, wrapLabel } from '../shape/turned'
import { rotate, move } from '../shape/mesh'
import type { GasShockLayout } from './gas-shock-layout'

/** A groove rolled or turned into a tube, from above. */
const grooveAt = (r: number, y: number, depth: number, half: number): Corner[] => [
  [r, y + half + depth, depth * 0.6],
  [r - depth, y + half, depth * 0.6],
  [r - depth, y - half, depth * 0.6],
  [r, y - half - depth, depth * 0.6],
]

function turnTube(detail: Detail, { r, bore, bodyTop, cap, isTwinTube }: GasShockLayout): Mesh {
  const grooves = isTwinTube
    ? grooveAt(r, cap.top + 7, 0.7, 1.2)
    : [...grooveAt(r, bodyTop - 40, 1, 1), ...grooveAt(r, cap.top + 8, 1, 1)]
  // A twin tube is spun over its guide, a monotube stays open for its circlip.
  const mouth: Corner[] = isTwinTube
    ? [
        [bore - 4, bodyTop, 0.6],
        [r - 4.5, bodyTop, 2.2],
        [r, bodyTop - 4.5, 2.4],
      ]
    : [
        [bore, bodyTop, 0.4],
        [r - 0.8, bodyTop, 0.8],
        [r, bodyTop - 1.6, 0.6],
      ]
  const inside: Corner[] = isTwinTube
    ? [
        [bore, cap.top],
        [bore, bodyTop - 5, 1],
        [bore - 4, bodyTop - 3, 0.6],
      ]
    : [[bore, cap.top]]
  return turn(detail, [...mouth, ...grooves, [r, cap.top], ...inside], { closed: true })
}

/** Pressed and welded steel, or turned aluminium with grooves and a circlip. */
function turnCap(detail: Detail, { r, cap, reservoir }: GasShockLayout): Mesh {
  const { top, bottom } = cap
  if (!reservoir)
    return turn(detail, [
      [0, top + 2],
      [r - 1.5, top + 2],
      [r + 1, top, 0.8],
      [r + 1, top - 5, 1],
      [r * 0.93, bottom + 3.2, 4],
      [r * 0.7, bottom, 2],
      [0, bottom],
    ])
  return turn(detail, [
    [0, top + 3],
    [r - 1, top + 3],
    [r + 1.6, top, 1],
    [r + 1.6, top - 3, 0.4],
    [r + 0.4, top - 3.6, 0.2],
    [r + 0.4, top - 5, 0.2],
    [r + 1.6, top - 5.6, 0.4],
    [r + 1.6, bottom + 9, 0.4],
    [r + 0.4, bottom + 8.4, 0.2],
    [r + 0.4, bottom + 7, 0.2],
    [r + 1.6, bottom + 6.4, 0.4],
    [r + 1.2, bottom + 4, 0.8],
    [r * 0.74, bottom, 1.2],
    [0, bottom],
  ])
}

/** The ripple of a weld round the neck. */
function turnWeld(detail: Detail, radius: number, y: number): Mesh {
  const scales = Math.round(radius * 1.6)
  return turn(
    detail,
    [
      [radius - 2.6, y + 1.5],
      [radius, y + 1.4, 0.8],
      [radius + 0.9, y - 0.6, 0.8],
      [radius - 0.6, y - 1.8, 0.6],
      [radius - 2.6, y - 1.8],
    ],
    {
      closed: true,
      segments: Math.max(detail.round, scales * 2),
      shape: (angle, at) => (at < radius - 2 ? at : at + 0.28 * Math.cos(angle * scales)),
    },
  )
}

const bandInk = (finish: Finish): MaterialName =>
  finish === 'black' || finish === 'red' ? (finish === 'red' ? 'paint-black' : 'paint-red') : 'paint-black'

/** Rings printed above and below the label, so that the tube carries a band. */
function listBands(detail: Detail, { r, band }: GasShockLayout, finish: Finish): Surface[] {
  const radius = labelRadius(detail, r) + 0.12
  const ring = (y: number, half: number) => turnRing(detail, radius, r - 0.4, y + half, y - half, 0.05)
  return [
    surface(
      bandInk(finish),
      ...[1, -1].flatMap((side) => [ring(band.y + side * band.half, 2), ring(band.y + side * (band.half + 4.4), 0.6)]),
    ),
  ]
}

const bodyMaterial = (finish: Finish, isTwinTube: boolean): MaterialName =>
  isTwinTube ? paintedIn(finish) : anodisedIn(finish)

/** The tube with its label and closed end; the mount below is a part of its own. */
export function buildGasShockBody(
  detail: Detail,
  layout: GasShockLayout,
  { finish, code, note }: { finish: Finish; code: string; note: string },
): Surface[] {
  const { r, cap, label, isTwinTube, reservoir } = layout
  const art = {
    layout: 'stripe',
    code,
    note,
    ink: inkFor(finish),
    accent: true,
    width: label.width,
    height: label.height,
  } as const
  return [
    surface(bodyMaterial(finish, isTwinTube), turnTube(detail, layout)),
    surface(
      reservoir ? 'anodised-black' : 'cast-black',
      turnCap(detail, layout),
      ...(reservoir ? [] : [turnWeld(detail, r * 0.7, cap.bottom + 0.4)]),
    ),
    ...listBands(detail, layout, finish),
    {
      material: 'label',
      art,
      mesh: wrapLabel(detail, { radius: labelRadius(detail, r), width: label.width, height: label.height, y: label.y }),
    },
  ]
}

/** The adjuster of a shock without reservoir: a dial on a boss at the foot of the tube. */
export function buildFootDial(detail: Detail, { r, dial }: GasShockLayout): { boss: Surface[]; dial: Surface[] } {
  if (!dial) return { boss: [], dial: [] }
  const face = r + 2.4
  const boss = move(
    rotate(
      turn(detail, [
        [0, face],
        [dial.r * 1.12, face, 0.8],
        [dial.r * 1.3, face - 3, 0.6],
        [dial.r * 1.3, r * 0.55],
        [0, r * 0.55],
      ]),
      'x',
      90,
    ),
    [0, dial.y, 0],
  )
  return {
    boss: [surface('cast-black', boss)],
    dial: buildDial(detail, { at: [0, dial.y, face], to: 'z', r: dial.r, height: 5, finish: 'red' }),
  }
}
