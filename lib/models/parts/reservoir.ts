import type { Finish } from '@/lib/contract/product-words'
import { anodisedIn, inkFor } from '../materials'
import type { Part, Surface } from '../model'
import type { Detail } from '../shape/detail'
import { move, type Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { labelRadius, turn, turnRing, wrapLabel } from '../shape/turned'
import { hexNut } from './fasteners'
import { buildKnob } from './knobs'
import { coarsen, cordRing, joinSurfaces, mapSurfaces, notchedRing, surface } from './solids'

export type ReservoirPlace = {
  /** Axis of the cylinder, mm. */
  x: number
  z?: number
  /** Heights of the head's top and the lower cap's face, mm (y up, `top` above `bottom`). */
  top: number
  bottom: number
  r: number
  finish: Finish
  /** Compression adjusters on the head, low speed first. */
  knobs: readonly Finish[]
  code: string
  note?: string
  /** A head of its own; a piggyback's bridge takes its place. */
  hasHead?: boolean
}

/** Height of the head (or bridge) over the cylinder, mm. */
export const reservoirHead = 15

function turnCylinder(detail: Detail, r: number, top: number, bottom: number): Mesh {
  const groove = (y: number): Corner[] => [
    [r, y + 0.9, 0.15],
    [r - 0.5, y + 0.6, 0.15],
    [r - 0.5, y - 0.6, 0.15],
    [r, y - 0.9, 0.15],
  ]
  return turn(
    detail,
    [
      [r - 2.4, top],
      [r, top, 0.5],
      ...groove(top - 4),
      ...groove(bottom + 8.5),
      ...groove(bottom + 5),
      [r, bottom, 0.5],
      [r - 2.4, bottom],
    ],
    { closed: true },
  )
}

/** Lower cap with spanner notches, and the gas valve under its hexagon and cap. */
function buildCap(detail: Detail, r: number, face: number): Surface[] {
  const plug = turn(detail, [
    [0, face + 16],
    [r - 2.6, face + 16, 0.6],
    [r - 2.6, face + 11.2],
    [r + 0.6, face + 11.2, 0.8],
    [r + 0.6, face + 6.2, 0.3],
    [r - 0.1, face + 5.8, 0.2],
    [r - 0.1, face + 4.9, 0.2],
    [0, face + 4.9],
  ])
  const rim = notchedRing(detail, {
    outer: r + 0.6,
    bore: r * 0.52,
    top: face + 5,
    bottom: face,
    count: 6,
    depth: 1.6,
    width: r * 0.34,
    edge: 1.1,
  })
  const dish = turn(detail, [
    [0, face + 5],
    [r * 0.54, face + 5],
    [r * 0.54, face + 2],
    [0, face + 2],
  ])
  const valve = turn(detail, [
    [0, face + 2.4],
    [3.6, face + 2.4],
    [3.6, face - 3.4, 0.4],
    [2.7, face - 3.8, 0.2],
    [2.7, face - 8.4, 0.5],
    [0, face - 8.4],
  ])
  const cap = turn({ ...detail, round: Math.round(detail.round * 0.6) }, [
    [0, face - 3.6],
    [3.3, face - 3.6, 0.4],
    [3.3, face - 6.4, 0.2],
    [2.9, face - 6.7, 0.2],
    [3.3, face - 7, 0.2],
    [3.3, face - 9.4, 1],
    [0, face - 9.4],
  ])
  return [
    surface('anodised-black', plug, rim, dish),
    surface('brass', valve),
    hexNut(detail, { at: [0, face + 2, 0], to: '-y', size: 5, height: 4.2, flats: 9 }),
    surface('anodised-black', cap),
  ]
}

/** The piston between oil and gas: cup with a guide band and an O-ring. */
export function buildFloatingPiston(full: Detail, r: number, top: number): Surface[] {
  const detail = coarsen(full, 0.6)
  const height = Math.max(10, r * 0.8)
  const low = top - height
  const cup = turn(detail, [
    [0, top - 3],
    [r * 0.5, top - 3, 1.5],
    [r * 0.58, top, 0.6],
    [r, top, 0.8],
    [r, top - 2.4, 0.2],
    [r - 0.8, top - 2.4],
    [r - 0.8, top - 4.6],
    [r, top - 4.6, 0.2],
    [r, low + 4.4, 0.2],
    [r - 1, low + 4.4],
    [r - 1, low + 2.4],
    [r, low + 2.4, 0.2],
    [r, low, 0.8],
    [r * 0.7, low, 0.5],
    [r * 0.64, low + height * 0.5, 1],
    [0, low + height * 0.5],
  ])
  return [
    surface('anodised-silver', cup),
    surface('polymer-black', turnRing(detail, r + 0.15, r - 0.8, top - 2.5, top - 4.5, 0.2)),
    surface('rubber', cordRing(detail, r - 0.75, 1.8, low + 3.4)),
  ]
}

function buildHead(detail: Detail, r: number, top: number, finish: Finish): Surface[] {
  const low = top - reservoirHead
  const head = turn(detail, [
    [0, top],
    [r - 2, top, 0.6],
    [r + 0.4, top - 1.8, 0.6],
    [r + 2, top - 2.6, 0.8],
    [r + 2, top - 7.6, 0.3],
    [r + 1, top - 8, 0.2],
    [r + 1, top - 10.2, 0.2],
    [r + 2, top - 10.6, 0.3],
    [r + 2, low + 0.2, 0.9],
    [r - 1, low, 0.3],
    [0, low],
  ])
  return [
    surface('anodised-black', head),
    surface(
      anodisedIn(finish === 'black' ? 'red' : finish),
      turnRing(detail, r + 1.5, r + 0.9, top - 8.2, top - 10, 0.2),
    ),
  ]
}

/** A gas reservoir as parts: cylinder with label (and head), lower cap with valve, floating piston, compression knobs. All `apart` are zero. */
export function buildReservoir(
  detail: Detail,
  { x, z = 0, top, bottom, r, finish, knobs, code, note, hasHead = true }: ReservoirPlace,
): Part[] {
  const [from, to] = [top - reservoirHead + 1, bottom + 11]
  const place = (surfaces: readonly Surface[]) => joinSurfaces(mapSurfaces(surfaces, (mesh) => move(mesh, [x, 0, z])))
  const [width, height] = [Math.min(r * 1.25, 26), Math.min(from - to - 26, r * 4.4)]
  const art = {
    layout: 'stripe',
    code,
    ...(note === undefined ? {} : { note }),
    ink: inkFor(finish),
    accent: true,
    width,
    height,
  } as const
  const label: Surface = {
    material: 'label',
    art,
    mesh: wrapLabel(detail, { radius: labelRadius(detail, r), width, height, y: (from + to) / 2 - 1 }),
  }
  const gap = knobs.length > 1 ? r * 0.5 : 0
  const adjusters = knobs.map((colour, i): Part => ({
    name: i === 0 ? 'compression-knob' : 'high-speed-knob',
    apart: [0, 0, 0],
    surfaces: place(
      buildKnob(detail, {
        at: [gap * (2 * i - 1) * (knobs.length > 1 ? 1 : 0), top, 0],
        to: 'y',
        r: r * (knobs.length > 1 ? 0.42 : 0.5),
        height: 9.5,
        finish: colour,
      }),
    ),
  }))
  return [
    {
      name: 'reservoir',
      apart: [0, 0, 0],
      surfaces: place([
        surface(anodisedIn(finish), turnCylinder(detail, r, from, to)),
        label,
        ...(hasHead ? buildHead(detail, r, top, finish) : []),
      ]),
    },
    { name: 'reservoir-cap', apart: [0, 0, 0], surfaces: place(buildCap(detail, r, bottom)) },
    {
      name: 'floating-piston',
      apart: [0, 0, 0],
      isInside: true,
      surfaces: place(buildFloatingPiston(detail, r - 2.6, to + 24)),
    },
    ...adjusters,
  ]
}
