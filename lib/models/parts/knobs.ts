import type { Finish } from '@/lib/contract/product-words'
import { anodisedIn } from '../materials'
import type { Surface } from '../model'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { merge, move, rotate, type Mesh, type Vec3 } from '../shape/mesh'
import { flute, turn, turnRing } from '../shape/turned'
import { aim, aimTurned, arcCorners, joinSurfaces, mapSurfaces, polygonCorners, surface, type Aim } from './solids'

type KnobPlace = {
  /** Middle of the face the knob stands on, mm. */ at: Vec3
  /** Where its top points. */ to: Aim
  /** Radius and height, mm. */ r: number
  height: number
  finish: Finish
}

/** A fluted barrel about y from 0 to `height`. */
export function turnFluted(
  detail: Detail,
  {
    outer,
    bore,
    height,
    flutes,
    depth,
  }: { outer: number; bore: number; height: number; flutes: number; depth: number },
): Mesh {
  const edge = Math.min(0.9, height * 0.14)
  const shape = flute(flutes, depth, 3)
  const cut = (angle: number, radius: number): number =>
    radius > outer - depth * 1.5 ? shape(angle + Math.PI / flutes, radius) : radius
  return turn(
    detail,
    [
      [bore, height, 0.2],
      [outer - depth * 1.6, height, 0.2],
      [outer, height - edge, edge * 0.6],
      [outer, edge, edge * 0.6],
      [outer - depth * 1.6, 0, 0.2],
      [bore, 0, 0.2],
    ],
    { closed: true, shape: cut, segments: flutes * (detail.round > 64 ? 10 : 2) },
  )
}

/** The two halves of a slotted top, lying in the xy plane. */
function buildSlotted(detail: Detail, radius: number, slot: number, depth: number): Mesh {
  const open = (Math.asin(slot / 2 / radius) * 180) / Math.PI
  const half = extrude(detail, {
    outline: arcCorners(0, 0, radius, open, 180 - open, Math.max(10, Math.round(detail.round / 4))),
    depth,
    edge: Math.min(0.3, slot * 0.2),
  })
  return merge(half, rotate(half, 'z', 180))
}

function buildArrow(detail: Detail, size: number): Mesh {
  return extrude(
    { ...detail, fillet: 1 },
    {
      outline: [
        [-size, -size * 0.5],
        [size, 0],
        [-size, size * 0.5],
      ],
      depth: 0.16,
      edge: 0,
    },
  )
}

/** An anodised adjuster: hexagon collar with click marks, fluted barrel, screwdriver slot and arrow. */
export function buildKnob(detail: Detail, { at, to, r, height, finish }: KnobPlace): Surface[] {
  const foot = height * 0.28
  const slot = Math.max(1, r * 0.2)
  const top = height - 0.5
  const barrel = turnFluted(detail, {
    outer: r,
    bore: r * 0.66,
    height: height - foot,
    flutes: Math.max(10, Math.round(r * 2.4)),
    depth: Math.max(0.35, r * 0.09),
  })
  const disc = move(buildSlotted(detail, r * 0.7, slot, 1.2), [0, 0, top - 0.6])
  const floor = aimTurned(
    turn(detail, [
      [0, top - 1.1],
      [r * 0.69, top - 1.1],
      [r * 0.69, top - 2],
      [0, top - 2],
    ]),
    'z',
  )
  const collar = extrude(detail, {
    outline: polygonCorners(6, r * 1.72, r * 0.08),
    depth: foot,
    edge: Math.min(0.5, foot * 0.2),
  })
  const neck = aimTurned(turnRing(detail, r * 0.72, 0.3, foot + 1, foot - 0.2, 0.1), 'z')
  const arrow = aim(rotate(buildArrow(detail, r * 0.2), 'z', 90), 'z', [0, r * 0.42, top + 0.02])
  const colour = anodisedIn(finish)
  return mapSurfaces(
    joinSurfaces([
      surface(colour, aimTurned(move(barrel, [0, foot, 0]), 'z'), disc, floor),
      surface('steel-zinc', move(collar, [0, 0, foot / 2]), neck),
      surface('paint-white', arrow),
    ]),
    (mesh) => aim(mesh, to, at),
  )
}

/** A ring knob round a rod (rebound wheel), about y from `bottom` to `top`. */
export function buildWheel(
  detail: Detail,
  { outer, bore, top, bottom, finish }: { outer: number; bore: number; top: number; bottom: number; finish: Finish },
): Surface[] {
  const height = top - bottom
  const wheel = turnFluted(detail, {
    outer,
    bore,
    height,
    flutes: Math.max(16, Math.round(outer * 1.7)),
    depth: Math.max(0.5, outer * 0.05),
  })
  const marks = [-30, 0, 30].map((angle) =>
    rotate(
      move(
        aimTurned(
          turn({ ...detail, round: 12 }, [
            [0, 0.3],
            [0.7, 0.3, 0.1],
            [0.7, -0.5],
            [0, -0.5],
          ]),
          'z',
        ),
        [0, height / 2, outer - 0.3],
      ),
      'y',
      angle,
    ),
  )
  return [
    surface(anodisedIn(finish), move(wheel, [0, bottom, 0])),
    surface('paint-white', ...marks.map((mark) => move(mark, [0, bottom, 0]))),
  ]
}

/** A dial with engraved click marks round it and a pointer. */
export function buildDial(detail: Detail, { at, to, r, height, finish }: KnobPlace): Surface[] {
  const base = aimTurned(
    turn(detail, [
      [0, height * 0.3],
      [r * 1.2, height * 0.3, 0.5],
      [r * 1.24, 0, 0.2],
      [0, 0],
    ]),
    'z',
  )
  const ticks = Array.from({ length: 19 }, (_, i) => {
    const long = i % 6 === 0
    const tick = extrude(
      { ...detail, fillet: 1 },
      {
        outline: [
          [r * (long ? 1.03 : 1.07), -r * 0.016],
          [r * 1.15, -r * 0.016],
          [r * 1.15, r * 0.016],
          [r * 1.03, r * 0.016],
        ],
        depth: 0.16,
        edge: 0,
      },
    )
    return rotate(move(tick, [0, 0, height * 0.3 + 0.02]), 'z', 225 - i * 15)
  })
  const knob = buildKnob(detail, { at: [0, 0, height * 0.1], to: 'z', r, height: height * 0.9, finish })
  return mapSurfaces(
    joinSurfaces([surface('anodised-black', base), surface('paint-white', ...ticks), ...knob]),
    (mesh) => aim(mesh, to, at),
  )
}
