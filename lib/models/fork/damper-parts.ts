import type { Finish } from '@/lib/contract/product-words'
import { anodisedIn, inkFor } from '../materials'
import type { Surface } from '../model'
import { hexNut, socketBolt, threadedStud, washer } from '../parts/fasteners'
import { cordRing, notchedRing, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { addSheet, addVertex, createMesh, merge, type Mesh } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { labelRadius, turn, turnRing, turnSolid, wrapLabel } from '../shape/turned'
import type { ForkLayout } from './fork-layout'

/** A round patch on a tube's wall, mm: the mouth of a cross hole. `inner` > 0 makes a ring. */
function wrapDisc(
  detail: Detail,
  { radius, y, inner, outer, facing }: { radius: number; y: number; inner: number; outer: number; facing: number },
): Mesh {
  const mesh = createMesh()
  const steps = Math.max(16, Math.round(detail.round / 3))
  for (let i = 0; i <= steps; i += 1) {
    const turnBy = (2 * Math.PI * i) / steps
    for (const r of [inner, outer]) {
      const angle = (facing * Math.PI) / 180 - (r * Math.cos(turnBy)) / radius
      addVertex(
        mesh,
        [radius * Math.cos(angle), y + r * Math.sin(turnBy), radius * Math.sin(angle)],
        [Math.cos(angle), 0, Math.sin(angle)],
        [i / steps, r],
      )
    }
  }
  addSheet(mesh, 0, steps + 1, 2)
  return mesh
}

/** The damper tube with its cross holes, grooves at both ends and the printed stripe. */
export function buildTube(
  detail: Detail,
  { tubeR, tubeTop, tubeBottom }: ForkLayout,
  { finish, code, note }: { finish: Finish; code: string; note?: string },
): Surface[] {
  const groove = (y: number): Corner[] => [
    [tubeR, y + 0.8, 0.15],
    [tubeR - 0.5, y + 0.5, 0.15],
    [tubeR - 0.5, y - 0.5, 0.15],
    [tubeR, y - 0.8, 0.15],
  ]
  const wall = turn(
    detail,
    [
      [tubeR - 1.8, tubeTop],
      [tubeR, tubeTop, 0.4],
      ...groove(tubeTop - 10),
      ...groove(tubeTop - 13),
      ...groove(tubeBottom + 9),
      [tubeR, tubeBottom, 0.8],
      [tubeR - 1.8, tubeBottom],
    ],
    { closed: true },
  )
  const span = tubeTop - tubeBottom
  const holes = [0.16, 0.86].flatMap((share) => [55, 175, 295].map((facing) => ({ y: tubeTop - span * share, facing })))
  const [width, height] = [tubeR * 1.5, Math.min(span * 0.52, tubeR * 6)]
  const label: Surface = {
    material: 'label',
    mesh: wrapLabel(detail, { radius: labelRadius(detail, tubeR), width, height, y: tubeTop - span * 0.51 }),
    art: {
      layout: 'stripe',
      code,
      ...(note === undefined ? {} : { note }),
      ink: inkFor(finish),
      accent: true,
      width,
      height,
    },
  }
  return [
    surface(anodisedIn(finish), wall),
    surface(
      'polymer-black',
      ...holes.map((hole) => wrapDisc(detail, { ...hole, radius: labelRadius(detail, tubeR), inner: 0, outer: 1.9 })),
    ),
    surface(
      'steel-bright',
      ...holes.map((hole) => wrapDisc(detail, { ...hole, radius: labelRadius(detail, tubeR), inner: 1.9, outer: 2.4 })),
    ),
    label,
  ]
}

/** The tube's head: guide bush, seal and the seat of the spring. */
export function buildGuide(detail: Detail, { tubeR, rodR, seatR, headTop, tubeTop }: ForkLayout): Surface[] {
  const bore = rodR + 0.05
  const body = turn(
    detail,
    [
      [bore + 2.4, headTop, 0.3],
      [seatR, headTop, 0.8],
      [seatR, headTop - 4, 0.5],
      [tubeR + 1, headTop - 6, 0.4],
      [tubeR + 1, tubeTop + 1.4, 0.3],
      [tubeR + 0.4, tubeTop + 0.8, 0.2],
      [tubeR + 1, tubeTop + 0.2, 0.3],
      [tubeR + 1, tubeTop - 7, 0.8],
      [tubeR + 0.02, tubeTop - 7],
      [tubeR + 0.02, tubeTop - 0.4],
      [bore + 0.6, tubeTop - 0.4],
      [bore + 0.6, headTop - 3],
      [bore + 2.4, headTop - 3],
    ],
    { closed: true },
  )
  return [
    surface('anodised-black', body),
    surface(
      'rubber',
      turn(
        detail,
        [
          [bore, headTop + 0.8, 0.2],
          [bore + 1, headTop + 0.6, 0.3],
          [bore + 2.2, headTop - 0.6, 0.3],
          [bore + 2.2, headTop - 2.8],
          [bore, headTop - 2.8],
        ],
        { closed: true },
      ),
    ),
    surface('brass', turnRing(detail, bore + 0.6, bore, headTop - 3, tubeTop - 0.4, 0.1)),
  ]
}

/** Rod with a threaded top and the lock nut of the cap; `from` is its upper end, `to` its lower one. */
export function buildRod(detail: Detail, rodR: number, from: number, to: number): Surface[] {
  const thread = threadedStud(detail, { radius: rodR - 0.4, top: from, bottom: from - 14, pitch: 1 })
  const tip = turnSolid(detail, rodR - 2, to + 0.1, to - 14, 0.5)
  return [
    surface(
      'chrome',
      turn(detail, [
        [0, from - 13],
        [rodR - 0.9, from - 13, 0.1],
        [rodR, from - 14, 0.3],
        [rodR, to, 0.5],
        [0, to],
      ]),
    ),
    surface('steel-zinc', merge(thread, tip)),
    hexNut(detail, { at: [0, from - 13.4, 0], to: 'y', size: rodR * 2 - 0.8, height: 5, flats: rodR * 2 + 6 }),
  ]
}

/** Steel plate and plastic collar between cap and spring. */
export function buildSpringSeat(detail: Detail, { rodR, seatR, spring }: ForkLayout): Surface[] {
  const face = spring?.top ?? 0
  const inner = Math.max(rodR + 0.6, (spring?.radius ?? seatR) - (spring?.wire ?? 0) / 2 - 0.5)
  const collar = turn(
    detail,
    [
      [rodR + 0.4, face + 6, 0.3],
      [seatR - 1, face + 6, 0.6],
      [seatR, face + 4.6, 0.4],
      [seatR, face, 0.5],
      [inner, face],
      [inner, face - 3, 0.5],
      [rodR + 0.4, face - 3, 0.3],
    ],
    { closed: true },
  )
  return [surface('polymer-black', collar)]
}

/** Conical foot with O-ring and spanner notches, down to the face at −length. */
export function buildFoot(detail: Detail, { length, tubeR, tubeBottom }: ForkLayout): Surface[] {
  const face = -length
  // Wide enough for the washer of the bolt.
  const end = Math.max(tubeR * 0.66, 8.4)
  const body = turn(detail, [
    [0, tubeBottom + 10],
    [tubeR - 2.6, tubeBottom + 10, 0.6],
    [tubeR - 1.85, tubeBottom + 8],
    [tubeR - 1.85, tubeBottom - 0.1],
    [tubeR + 0.4, tubeBottom - 0.1, 0.5],
    [tubeR + 0.4, tubeBottom - 5, 0.6],
    [end + 0.6, face + 5.4, 1],
    [end + 0.6, face + 4.4, 0.2],
    [end - 0.6, face + 4.2],
    [end - 0.6, face + 2.6],
    [end, face + 2.4, 0.2],
    [end, face, 0.6],
    [0, face],
  ])
  return [
    surface(
      'steel-zinc',
      body,
      notchedRing(detail, {
        outer: tubeR + 1.2,
        bore: tubeR * 0.7,
        top: tubeBottom - 0.4,
        bottom: tubeBottom - 4.4,
        count: 6,
        depth: 1.2,
        width: tubeR * 0.4,
        edge: 0.5,
      }),
    ),
    surface('rubber', cordRing(detail, end - 0.1, 1.7, face + 3.4)),
  ]
}

/** The socket-head bolt from below with its copper washer. */
export function buildFootBolt(detail: Detail, { length }: ForkLayout): Surface[] {
  const copper = washer(detail, { at: [0, -length - 0.1, 0], to: '-y', bore: 4.6, outer: 8, thick: 1.4 })
  return [
    socketBolt(detail, { at: [0, -length - 1.5, 0], to: '-y', size: 8, shank: 16 }),
    { material: 'copper', mesh: copper.mesh },
  ]
}
