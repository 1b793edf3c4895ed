import type { Surface } from '../model'
import { hexNut } from '../parts/fasteners'
import { aim, arcCorners, cordRing, ringCorners, surface } from '../parts/solids'
import { windSpring } from '../shape/coil'
import type { Detail } from '../shape/detail'
import { extrude } from '../shape/extruded'
import { move, type Mesh } from '../shape/mesh'
import { turn, turnRing, turnSolid } from '../shape/turned'

/** A piston with round ports, its faces at `top` and `top − height`, mm. */
function portedDisc(
  detail: Detail,
  { radius, bore, top, height, ports }: { radius: number; bore: number; top: number; height: number; ports: number },
): Mesh {
  const middle = (radius + bore) / 2
  const size = Math.min((radius - bore) * 0.3, (Math.PI * middle) / ports - 0.7)
  const coarse = { ...detail, round: Math.max(16, Math.round(detail.round * 0.6)) }
  const holes = Array.from({ length: ports }, (_, i) => {
    const angle = (2 * Math.PI * i) / ports
    return arcCorners(
      middle * Math.cos(angle),
      middle * Math.sin(angle),
      size,
      0,
      360,
      Math.max(8, Math.round(detail.round / 6)),
    ).slice(0, -1)
  })
  return aim(
    extrude(coarse, {
      outline: ringCorners(detail, radius),
      holes: [ringCorners(coarse, bore), ...holes],
      depth: height,
      edge: detail.round > 64 ? 0.5 : 0,
    }),
    'y',
    [0, top - height / 2, 0],
  )
}

/** Piston with its band, on the tip of the rod. */
export function buildPiston(
  detail: Detail,
  { radius, bore, top }: { radius: number; bore: number; top: number },
): Surface[] {
  const half = 3.4
  return [
    surface(
      'anodised-gold',
      portedDisc(detail, { radius, bore, top, height: half, ports: 8 }),
      portedDisc(detail, { radius, bore, top: top - 6.2, height: half, ports: 8 }),
      turnRing(detail, radius - 0.9, bore, top - half + 0.2, top - 6.4, 0.1),
    ),
    surface('polymer-black', turnRing(detail, radius + 0.12, radius - 1, top - half - 0.05, top - 6.15, 0.2)),
  ]
}

/** A stack of shims that shrinks downwards, and the nut that holds it. */
export function buildShims(
  detail: Detail,
  { radius, bore, top }: { radius: number; bore: number; top: number },
): { surfaces: Surface[]; bottom: number } {
  const sizes = detail.round > 64 ? [1, 1, 0.92, 0.84, 0.76, 0.66, 0.56] : [1, 0.88, 0.74, 0.6]
  const pitch = 3.85 / sizes.length
  const discs = sizes.map((share, i) =>
    turnRing(detail, bore + (radius - bore) * share, bore, top - i * pitch, top - (i + 0.72) * pitch, 0.08),
  )
  const face = top - sizes.length * pitch
  return {
    surfaces: [
      surface('steel-bright', ...discs),
      hexNut(detail, { at: [0, face, 0], to: '-y', size: bore * 2, height: 3.6, flats: bore * 2 + 4 }),
    ],
    bottom: face - 3.6,
  }
}

/** The base valve: ported body with O-ring, check plate under a light spring, and its bolt. Upper end at `top`, mm. */
export function buildBaseValve(detail: Detail, { radius, top }: { radius: number; top: number }): Surface[] {
  const seat = top - 9
  const light = {
    ...detail,
    wire: Math.max(4, Math.round(detail.wire / 2)),
    coil: Math.max(9, Math.round(detail.coil / 2)),
  }
  const spring = windSpring(light, {
    top: top - 2,
    bottom: seat,
    radius: radius * 0.52,
    wire: 0.9,
    coils: 2.5,
    type: 'linear',
  })
  return [
    surface(
      'anodised-gold',
      portedDisc(detail, { radius: radius - 0.2, bore: 2, top: seat - 1, height: 5, ports: 6 }),
      turnRing(detail, radius - 0.2, 2, seat - 8.6, seat - 12, 0.6),
      turnRing(detail, radius - 1.6, 2, seat - 5.8, seat - 8.8, 0.1),
    ),
    surface(
      'steel-bright',
      turnRing(detail, radius * 0.86, 2.2, seat, seat - 0.8, 0.2),
      turnSolid(detail, 2.1, top - 1, seat - 14, 0.4),
      spring,
    ),
    surface('rubber', cordRing(detail, radius - 1.2, 2.2, seat - 7.3)),
    hexNut(detail, { at: [0, top - 2, 0], to: 'y', size: 4, height: 2.6, flats: 7 }),
  ]
}

/** A valve that sits on a damper rod under the fork spring: gold body with cross holes, preload spring, and a steel stem below. Foot at 0, mm. */
export function buildEmulator(detail: Detail, radius: number): Surface[] {
  const body = turn(
    detail,
    [
      [5.4, 22, 0.3],
      [radius - 1.4, 22, 0.6],
      [radius, 20.6, 0.5],
      [radius, 18, 0.3],
      [radius - 0.9, 17.6, 0.2],
      [radius - 0.9, 16, 0.2],
      [radius, 15.6, 0.3],
      [radius, 9, 0.8],
      [radius * 0.8, 6, 0.6],
      [radius * 0.8, 0, 0.8],
      [radius * 0.8 - 2.4, 0, 0.4],
      [5.4, 8],
    ],
    { closed: true },
  )
  const plate = portedDisc(detail, { radius: radius * 0.76, bore: 3, top: 24.4, height: 3, ports: 6 })
  const light = {
    ...detail,
    wire: Math.max(5, Math.round(detail.wire / 2)),
    coil: Math.max(12, Math.round(detail.coil / 2)),
  }
  const spring = windSpring(light, { top: 34, bottom: 24.4, radius: 5.6, wire: 1.5, coils: 3, type: 'linear' })
  return [
    surface('anodised-gold', body),
    surface('steel-bright', plate, spring),
    surface(
      'steel-zinc',
      turnSolid(detail, 2.9, 38, 4, 0.5),
      move(
        turn(
          detail,
          [
            [2.9, 0, 0.2],
            [6, 0, 0.4],
            [7.4, -2, 0.4],
            [7.4, -3.4, 0.3],
            [2.9, -3.4, 0.2],
          ],
          { closed: true },
        ),
        [0, 37.4, 0],
      ),
    ),
    hexNut(detail, { at: [0, 36, 0], to: 'y', size: 5.8, height: 4, flats: 10 }),
  ]
}
