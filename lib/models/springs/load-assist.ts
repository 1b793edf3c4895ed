import { inkFor, paintedIn, type MaterialName } from '../materials'
import type { ModelBuilder } from '../modelled-product'
import type { Part, Surface } from '../model'
import { windCoil, windSpring } from '../shape/coil'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { merge, move, rotate, type Mesh } from '../shape/mesh'
import { circleCorners, type Corner } from '../shape/outline'
import { polygonShape, turn, turnRing, turnSolid, turnThread, wrapLabel } from '../shape/turned'
import { printLength, printOnCoil } from './coil-label'
import { layOutLoadAssist, type LoadAssistLayout } from './load-assist-layout'
import { profileLobes } from './lobes'

/** A pressed plate lying flat: rounded lugs at both sides of a round middle; `y` is its upper face. */
function makePlate(
  detail: Detail,
  { half, depth }: { half: number; depth: number },
  thickness: number,
  y: number,
  holes: readonly number[],
): Mesh {
  const lug = 21
  const waist = half - lug * 0.9
  const outline: Corner[] = [
    [-half, -lug, 14],
    [-waist, -lug, 8],
    [-depth * 0.62, -depth, 20],
    [depth * 0.62, -depth, 20],
    [waist, -lug, 8],
    [half, -lug, 14],
    [half, lug, 14],
    [waist, lug, 8],
    [depth * 0.62, depth, 20],
    [-depth * 0.62, depth, 20],
    [-waist, lug, 8],
    [-half, lug, 14],
  ]
  const plate = extrude(detail, {
    outline,
    holes: holes.map((x) => circleCorners(x, 0, 5.5, detail.round)),
    depth: thickness,
    edge: 1.2,
  })
  return move(rotate(plate, 'x', -90), [0, y - thickness / 2, 0])
}

/** A bolt from above through a plate: flanged hexagon head, shank and thread below. */
function makeBolt(detail: Detail, x: number, face: number, shank: number): Mesh {
  const head = turn(
    detail,
    [
      [0, face + 9, 0],
      [8.4, face + 9, 1.4],
      [8.4, face + 2.4, 0.3],
      [0, face + 2.4, 0],
    ],
    { shape: polygonShape(6), segments: 48 },
  )
  const flange = turnSolid(detail, 10.5, face + 2.6, face, 0.8)
  const thread = turnThread(detail, { radius: 5, top: face - 1, bottom: face - shank, pitch: 1.5, depth: 0.7 })
  return move(merge(head, flange, thread, turnSolid(detail, 4.6, face, face - shank - 1, 0.8)), [x, 0, 0])
}

function makeCup(detail: Detail, radius: number, face: number, dir: 1 | -1): Mesh {
  const h = 14
  const profile: Corner[] = [
    [radius - 4, h, 1],
    [radius - 1.2, h, 1.6],
    [radius, h - 4, 1],
    [radius, 0],
    [radius - 4, 0],
  ]
  const cup = turn(detail, profile, { closed: true })
  return move(dir === 1 ? cup : rotate(cup, 'x', 180), [0, face, 0])
}

function listSpring(
  detail: Detail,
  layout: LoadAssistLayout,
  code: string,
  finish: Parameters<typeof paintedIn>[0],
): Surface[] {
  const { spring, height, plate, radius } = layout
  if (spring)
    return [
      { material: paintedIn(finish), mesh: windSpring(detail, spring) },
      printOnCoil(detail, spring, { code, ink: inkFor(finish), length: printLength(spring) }),
    ]
  const material: MaterialName = finish === 'black' ? 'rubber' : paintedIn(finish)
  const mesh = turn(detail, profileLobes({ top: -plate, bottom: -height + plate, radius: radius * 1.1, bore: 8 }), {
    closed: true,
  })
  const art = { layout: 'code', code, ink: inkFor(finish), width: 60, height: 9 } as const
  const y = -height + plate + ((height - 2 * plate) / 3) * 0.51
  return [
    { material, mesh },
    {
      material: 'label',
      art,
      mesh: wrapLabel(detail, { radius: radius * 1.1 + 0.15, width: art.width, height: art.height, y }),
    },
  ]
}

/** A helper for loaded pickups: a coil with a bump stop, or a rubber spring, between two plates. */
export const buildLoadAssist: ModelBuilder = (detail, product) => {
  const layout = layOutLoadAssist(product)
  const { height, plate, upper, lower, spring, bump, bolts, radius } = layout
  const inner = spring ? radius - spring.wire / 2 - 0.6 : 0
  const floor = -height + plate
  const stud = merge(
    turnThread(detail, { radius: 7, top: 20, bottom: 0.5, pitch: 1.5, depth: 0.9 }),
    turnSolid(detail, 6.2, 22, -plate, 1),
    turnRing(detail, 13, 6.5, 3, 0, 0.6),
  )
  const parts: Part[] = [
    {
      name: 'upper-mount',
      apart: [0, 70, 0],
      surfaces: [
        {
          material: 'cast-black',
          mesh: merge(
            makePlate(detail, upper, plate, 0, bolts),
            ...(spring
              ? [
                  makeCup(detail, inner, -plate, -1),
                  turnRing(detail, radius + spring.wire / 2 + 4, radius - spring.wire, -plate + 0.5, -plate - 2, 0.6),
                ]
              : []),
          ),
        },
        { material: 'steel-zinc', mesh: stud },
      ],
    },
    {
      name: 'spring',
      apart: [0, 0, 0],
      surfaces: listSpring(detail, layout, product.code, product.springFinish ?? product.bodyFinish),
    },
    {
      name: 'lower-mount',
      apart: [0, -140, 0],
      surfaces: [
        {
          material: 'cast-black',
          mesh: merge(
            makePlate(detail, lower, plate, floor, bolts),
            ...(spring
              ? [
                  makeCup(detail, inner, floor, 1),
                  turnRing(detail, radius + spring.wire / 2 + 4, radius - spring.wire, floor + 2, floor - 0.5, 0.6),
                ]
              : []),
          ),
        },
      ],
    },
    {
      name: 'bolt',
      apart: [0, -105, 0],
      surfaces: [{ material: 'steel-zinc', mesh: merge(...bolts.map((x) => makeBolt(detail, x, floor, plate + 14))) }],
    },
  ]
  if (bump)
    parts.push({
      name: 'bump-stop',
      apart: [0, -height * 0.4 - 20, 0],
      surfaces: [{ material: 'polymer-black', mesh: turn(detail, profileLobes(bump), { closed: true }) }],
    })
  const anchors = { top: 0, bottom: -height }
  return {
    parts,
    anchors: spring
      ? {
          ...anchors,
          spring: {
            top: spring.top,
            bottom: spring.bottom,
            meanRadius: spring.radius,
            wire: spring.wire,
            turns: windCoil(spring, 16).turns,
          },
        }
      : anchors,
  }
}
