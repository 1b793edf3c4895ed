import { inkFor, anodisedIn } from '../materials'
import type { ModelBuilder } from '../modelled-product'
import type { Model, Part, Surface } from '../model'
import { spreadParts } from '../parts/explode'
import { hexNut, socketBolt, threadedStud } from '../parts/fasteners'
import { buildGuide, buildPiston } from '../parts/internals'
import { buildDial } from '../parts/knobs'
import { aimTurned, arcCorners, joinSurfaces, pocketPlate, ringCorners, surface } from '../parts/solids'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { merge, move } from '../shape/mesh'
import type { Corner } from '../shape/outline'
import { labelRadius, turn, turnRing, turnSolid, wrapLabel } from '../shape/turned'
import type { DrawnProduct } from '@/lib/drawings/shock'

const still = [0, 0, 0] as const

/** Numbers of a steering damper, mm, y upwards: the clamp's bore lies at height 0, the rod end's bore at −length. */
export type SteeringLayout = {
  length: number
  r: number
  rodR: number
  body: { top: number; bottom: number }
  rod: { top: number; bottom: number }
  lug: { x: number; bore: number }
  dial: number
  stroke: number
}

export function layOutSteering({ spec }: DrawnProduct): SteeringLayout {
  const length = spec.lengthMm ?? 220
  const stroke = spec.strokeMm ?? 65
  const r = (spec.bodyMm ?? 26) / 2
  const body = { top: Math.max(34, 46 - (length - stroke - 30)), bottom: -(length - stroke - 30) }
  return {
    length,
    stroke,
    r,
    rodR: Math.min(spec.shaftMm ?? 8, r * 0.9) / 2,
    body,
    rod: { top: body.top + stroke * 0.32, bottom: 14 - length },
    lug: { x: r + 20, bore: (spec.top?.holeMm ?? 8) / 2 },
    dial: body.bottom + 32,
  }
}

function buildBody(
  detail: Detail,
  { r, body }: SteeringLayout,
  material: Surface['material'],
  art: { code: string; ink: 'dark' | 'light' },
  dial: number,
): Part {
  const groove = (y: number): Corner[] => [
    [r, y + 0.9, 0.15],
    [r - 0.5, y + 0.6, 0.15],
    [r - 0.5, y - 0.6, 0.15],
    [r, y - 0.9, 0.15],
  ]
  const tube = turn(
    detail,
    [
      [r - 2.5, body.top - 8],
      [r, body.top - 8, 0.4],
      ...groove(body.top - 13),
      ...groove(body.bottom + 16),
      [r, body.bottom + 12, 0.4],
      [r - 2.5, body.bottom + 12],
    ],
    { closed: true },
  )
  const [top, low] = [-16, dial + r * 0.66 + 8]
  const height = Math.min(top - low, r * 3.4)
  const label: Surface[] =
    height > 18
      ? [
          {
            material: 'label',
            art: { layout: 'stripe', ...art, accent: true, width: r * 1.1, height },
            mesh: wrapLabel(detail, { radius: labelRadius(detail, r), width: r * 1.1, height, y: (top + low) / 2 }),
          },
        ]
      : []
  return { name: 'body', apart: still, surfaces: [{ material, mesh: tube } as Surface, ...label] }
}

/** The upper end cap with a scraper for the through rod. */
function buildEndCap(detail: Detail, { r, rodR, body }: SteeringLayout): Part {
  const profile: Corner[] = [
    [rodR + 0.1, body.top + 4, 0.2],
    [rodR + 2.6, body.top + 4, 0.6],
    [rodR + 2.6, body.top, 0.4],
    [r - 0.6, body.top, 0.8],
    [r + 1.4, body.top - 2, 0.6],
    [r + 1.4, body.top - 5, 0.2],
    [r + 0.6, body.top - 5.3, 0.1],
    [r + 0.6, body.top - 6.2, 0.1],
    [r + 1.4, body.top - 6.5, 0.2],
    [r + 1.4, body.top - 9, 0.5],
    [r - 2.6, body.top - 9],
    [r - 2.6, body.top - 20, 0.6],
    [rodR + 0.1, body.top - 20, 0.3],
  ]
  return {
    name: 'cap',
    apart: still,
    surfaces: [
      surface('anodised-black', turn(detail, profile, { closed: true })),
      surface('rubber', turnRing(detail, rodR + 2, rodR, body.top + 4.8, body.top + 3.6, 0.4)),
    ],
  }
}

/** Split clamp with a pocketed lug; the ball joint in the lug has its bore along z at height 0. */
function buildClamp(detail: Detail, { r, lug }: SteeringLayout): Part {
  const outer = r + 4
  const eye = 10.5
  const ring = turn(
    detail,
    [
      [r + 0.1, 11, 0.4],
      [outer - 0.6, 11, 0.4],
      [outer, 10.2, 0.4],
      [outer, 4, 0.3],
      [outer - 0.9, 3.6, 0.2],
      [outer - 0.9, -3.6, 0.2],
      [outer, -4, 0.3],
      [outer, -10.2, 0.4],
      [outer - 0.6, -11, 0.4],
      [r + 0.1, -11, 0.4],
    ],
    { closed: true },
  )
  const from = r + 1.5
  const outline: Corner[] = [
    [from, -10, 0.4],
    [lug.x - 4, -eye * 0.98, 3],
    ...arcCorners(lug.x, 0, eye, -80, 80, Math.max(12, Math.round(detail.round / 3))),
    [lug.x - 4, eye * 0.98, 3],
    [from, 10, 0.4],
  ]
  const arm = pocketPlate(detail, {
    outline,
    bores: [ringCorners(detail, 7, lug.x)],
    pockets: [
      [
        [from + 3.4, -6, 1.2],
        [lug.x - 8.6, -5.6, 1],
        [lug.x - 10, 0, 1],
        [lug.x - 8.6, 5.6, 1],
        [from + 3.4, 6, 1.2],
      ],
    ],
    depth: 11,
    web: 5,
    edge: 0.9,
  })
  const ears = extrude(detail, {
    outline: [
      [-outer - 9, -8, 1.4],
      [-r - 0.6, -8, 0.3],
      [-r - 0.6, 8, 0.3],
      [-outer - 9, 8, 1.4],
    ],
    depth: 15,
    edge: 0.8,
  })
  const slit = extrude(detail, {
    outline: [
      [-outer - 9.1, -8.1],
      [-outer - 0.4, -8.1],
      [-outer - 0.4, 8.1],
      [-outer - 9.1, 8.1],
    ],
    depth: 1.6,
    edge: 0,
  })
  const [x, z] = [-outer - 4.6, 7.3]
  return {
    name: 'clamp',
    apart: still,
    surfaces: joinSurfaces([
      surface('anodised-black', ring, arm, ears),
      surface('rubber', slit),
      socketBolt(detail, { at: [x, 0, z], to: 'z', size: 5 }),
      hexNut(detail, { at: [x, 0, -z], to: '-z', size: 5, height: 4, flats: 8 }),
      ...buildBall(detail, lug.x, 0, lug.bore, 7),
    ]),
  }
}

/** A spherical bearing with its bore along z: race, ball and the bore's sleeve. */
function buildBall(detail: Detail, x: number, y: number, bore: number, race: number): Surface[] {
  const ball = Math.max(bore + 1.6, race - 1.2)
  const half = Math.sqrt(Math.max(1, ball ** 2 - (bore + 0.9) ** 2))
  const dome = arcCorners(
    0,
    0,
    ball,
    90 - (Math.acos(half / ball) * 180) / Math.PI,
    -90 + (Math.acos(half / ball) * 180) / Math.PI,
    8,
  )
  return [
    surface('brass', aimTurned(turnRing(detail, race + 0.05, ball - 0.6, 4.6, -4.6, 0.5), 'z', [x, y, 0])),
    surface(
      'steel-bright',
      aimTurned(turn(detail, [...dome, [bore, -half], [bore, half]], { closed: true }), 'z', [x, y, 0]),
    ),
  ]
}

function buildRodEnd(detail: Detail, { length, rodR, lug }: SteeringLayout): Part[] {
  const [outer, y] = [13, -length]
  const housing = aimTurned(turnRing(detail, outer, 8.4, 5.5, -5.5, 1), 'z', [0, y, 0])
  const neck = turn(detail, [
    [0, y + 32],
    [rodR + 3.4, y + 32, 0.8],
    [rodR + 3.4, y + 21, 0.8],
    [rodR + 2, y + 19, 1],
    [rodR + 2.4, y + 11, 2],
    [0, y + 9],
  ])
  const stud = threadedStud(detail, { radius: rodR + 0.6, top: y + 43, bottom: y + 30, pitch: 1 })
  return [
    {
      name: 'nut',
      apart: still,
      surfaces: [
        hexNut(detail, { at: [0, y + 32.3, 0], to: 'y', size: rodR * 2 + 1, height: 5, flats: rodR * 2 + 6 }),
        surface('steel-zinc', stud),
      ],
    },
    {
      name: 'lower-mount',
      apart: still,
      surfaces: joinSurfaces([
        surface('anodised-black', merge(housing, neck)),
        ...buildBall(detail, 0, y, lug.bore, 8.45),
      ]),
    },
  ]
}

/** A linear steering damper with a through rod, hanging from its clamp. */
export const buildSteeringDamper: ModelBuilder = (detail, product): Model => {
  const layout = layOutSteering(product)
  const { r, rodR, body, rod, dial } = layout
  const damper = buildBody(
    detail,
    layout,
    anodisedIn(product.bodyFinish),
    { code: product.code, ink: inkFor(product.bodyFinish) },
    dial,
  )
  const { guide, seal } = buildGuide(detail, { bodyR: r + 1.4, bore: r - 2.5, rodR, tube: body.bottom + 11.9, lip: 12 })
  const bar = move(turnSolid(detail, rodR, rod.top, rod.bottom, 0.8), [0, 0, 0])
  const knob: Part = {
    name: 'rebound-knob',
    apart: [0, 0, 26],
    surfaces: buildDial(detail, { at: [0, dial, r - 1.4], to: 'z', r: r * 0.62, height: 7, finish: 'red' }),
  }
  const piston: Part = {
    name: 'piston',
    apart: still,
    isInside: true,
    surfaces: buildPiston(detail, { r: r - 2.7, bore: rodR + 0.05, top: (body.top + body.bottom) / 2, height: 14 }),
  }
  const cap = buildEndCap(detail, layout)
  const rodPart: Part = { name: 'rod', apart: still, surfaces: [surface('steel-bright', bar)] }
  const below = spreadParts(
    [
      [piston, rodPart],
      [
        { name: 'guide', apart: still, surfaces: guide },
        { name: 'wiper', apart: still, surfaces: seal },
      ],
      ...buildRodEnd(detail, layout).map((part) => [part]),
    ],
    { from: body.bottom, gap: 12 },
  )
  const [lifted] = spreadParts([[cap]], { from: body.top, gap: 14, dir: -1 })
  return {
    parts: [
      ...(lifted ? [lifted] : []),
      { ...buildClamp(detail, layout), apart: [-(layout.lug.x + r + 26), 0, 0] },
      damper,
      knob,
      ...below,
    ],
    anchors: { top: 0, bottom: -layout.length, body: { radius: r, top: body.top, bottom: body.bottom } },
  }
}
