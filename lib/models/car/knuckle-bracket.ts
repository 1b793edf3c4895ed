import type { MaterialName } from '../materials'
import type { Surface } from '../model'
import { hexNut } from '../parts/fasteners'
import { aim, arcCorners, joinSurfaces, ringCorners, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { move, type Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { turnRing } from '../shape/turned'

export type BracketPlace = {
  /** Height between the bolts, of the upper and the lower edge, mm. */ y: number
  top: number
  bottom: number
  /** Radius of the tube. */ r: number
  material: MaterialName
  /** Thickness of the sheet, mm. */ sheet?: number
}

/** Half the distance between the bolts and half the gap for the knuckle, mm. */
const boltSpan = 28
const knuckleGap = 17
const boltR = 6.5

/** How far the bolts lie beside the tube's axis, mm; the ears point to −x. */
const boltReach = (r: number): number => r + 21

/** The sheet bent round the tube and drawn in to the ears, seen from above. */
function outlineClamp(r: number, sheet: number): Corner[] {
  const bend = r + 7
  const [end, face] = [-(bend + 8), knuckleGap + sheet]
  return [
    [end, face],
    [-bend, face, 6],
    ...arcCorners(0, 0, r + sheet, 118, -118, 30),
    [-bend, -face, 6],
    [end, -face],
    [end, -knuckleGap],
    [1 - bend, -knuckleGap, 5],
    ...arcCorners(0, 0, r + 0.1, -122, 122, 30),
    [1 - bend, knuckleGap, 5],
    [end, knuckleGap],
  ]
}

/** One ear with both bolt holes: a plate along z, rounded and slanted as a pressing is. */
function makeEar(detail: Detail, { y, top, bottom, r }: BracketPlace, sheet: number): Mesh {
  const [near, far] = [-(r + 6), -(boltReach(r) + 19)]
  const outline: Corner[] = [
    [near, bottom, 3],
    [far + 6, bottom, 16],
    [far, y - boltSpan, 10],
    [far, y + boltSpan, 10],
    [far + 10, top - 8, 14],
    [near, top, 4],
  ]
  return extrude(detail, {
    outline,
    holes: [1, -1].map((side) => ringCorners(detail, boltR, -boltReach(r), y + side * boltSpan)),
    depth: sheet + 0.4,
    edge: 0.9,
  })
}

/** A flanged bolt through both ears with its nut behind. */
function makeBolt(detail: Detail, x: number, y: number, half: number): Surface[] {
  const along = (mesh: Mesh, z: number) => move(aim(mesh, 'z'), [x, y, z])
  const shank = move(extrude(detail, { outline: ringCorners(detail, boltR - 0.3), depth: 2 * half + 16, edge: 0.8 }), [
    x,
    y,
    -5,
  ])
  const flange = extrude(detail, { outline: ringCorners(detail, 13), depth: 2.4, edge: 0.7 })
  return [
    surface('steel-zinc', shank, along(flange, half + 1.2), along(flange, -half - 1.2)),
    hexNut(detail, { at: [x, y, half + 2.2], to: 'z', size: 9, height: 8.5, flats: 18 }),
    hexNut(detail, { at: [x, y, -half - 2.2], to: '-z', size: 12.4, height: 10.5, flats: 18 }),
    surface(
      'steel-zinc',
      move(extrude(detail, { outline: ringCorners(detail, 4.6), depth: 6, edge: 0.4 }), [x, y, half + 6]),
    ),
  ]
}

/** The bracket that clamps a steering knuckle: bent sheet round the tube, two ears, stiffening bead, bolts along z. */
export function buildKnuckleBracket(detail: Detail, place: BracketPlace): { bracket: Surface[]; bolts: Surface[] } {
  const { y, top, bottom, r, material, sheet = 4.5 } = place
  const clamp = aim(extrude(detail, { outline: outlineClamp(r, sheet), depth: top - bottom - 4, edge: 1 }), 'y', [
    0,
    (top + bottom) / 2,
    0,
  ])
  const z = knuckleGap + sheet / 2
  const ears = [z, -z].map((at) => move(makeEar(detail, place, sheet), [0, 0, at]))
  const bosses = [1, -1].flatMap((side) =>
    [1, -1].map((face) =>
      move(
        extrude(detail, {
          outline: ringCorners(detail, 12.5),
          holes: [ringCorners(detail, boltR)],
          depth: 1.6,
          edge: 0.6,
        }),
        [-boltReach(r), y + side * boltSpan, face * (knuckleGap + sheet + 0.5)],
      ),
    ),
  )
  const welds = [top - 1, bottom + 1].map((at) => turnRing(detail, r + 3.4, r - 0.4, at + 2, at - 2, 1.6))
  return {
    bracket: [surface(material, clamp, ...ears, ...bosses, ...welds)],
    bolts: joinSurfaces(
      [1, -1].flatMap((side) => makeBolt(detail, -boltReach(r), y + side * boltSpan, knuckleGap + sheet + 1.3)),
    ),
  }
}

/** A tab on the tube for the anti-roll link, pointing backwards, away from the print. */
export function makeLinkTab(detail: Detail, r: number, y: number): Mesh {
  const plate = extrude(detail, {
    outline: [
      [-11, -16, 5],
      [11, -16, 5],
      [11, 18, 9],
      [-11, 18, 9],
    ],
    holes: [ringCorners(detail, 5.2, 0, 6)],
    depth: 4.5,
    edge: 0.9,
  })
  return aim(plate, 'x', [r * 0.3, y, -(r + 7)])
}
