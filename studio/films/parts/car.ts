import { box, d, disc, fade, inks, metal, place, shape, stroke } from '../svg'
import { coilParts, type CoilLook } from './damper'
import { tyreBack } from './wheel'

/** A car from above, its nose to the right, centred on the origin; about 440 × 190 px. `steer` turns the front wheels, `toe` all wheels of an axle, degrees. */
export function carTop({
  steer = 0,
  frontToe = 0,
  rearToe = 0,
  worn = null,
  lit = 0,
}: {
  steer?: number
  frontToe?: number
  rearToe?: number
  worn?: 'left' | 'right' | null
  lit?: number
}): string {
  const tyre = (x: number, y: number, turn: number): string =>
    place(box(-36, -14, 72, 28, { fill: inks.carbon, stroke: inks.ink, width: 2 }, 9), { x, y, turn })
  const wheels =
    tyre(132, -86, steer + frontToe) +
    tyre(132, 86, steer - frontToe) +
    tyre(-128, -86, rearToe) +
    tyre(-128, 86, -rearToe)
  const body = shape(
    'M-206 -70C-214 -40 -214 40 -206 70C-196 84 -150 86 -100 86H120C170 84 204 66 212 36C216 12 216 -12 212 -36C204 -66 170 -84 120 -86H-100C-150 -86 -196 -84 -206 -70Z',
    { fill: inks.white, stroke: inks.ink, width: 4 },
  )
  const glass = shape(
    'M40 -66C66 -60 88 -58 96 -56C104 -30 104 30 96 56C88 58 66 60 40 66C48 30 48 -30 40 -66ZM-120 -62C-140 -58 -152 -54 -160 -52C-166 -30 -166 30 -160 52C-152 54 -140 58 -120 62C-126 30 -126 -30 -120 -62Z',
    { fill: '#c6ccd3', stroke: inks.ink, width: 2.5 },
  )
  const dampers = (['left', 'right'] as const)
    .map((side) =>
      disc(132, side === 'left' ? -52 : 52, 15, {
        fill: worn === side ? inks.silver : inks.red,
        stroke: inks.ink,
        width: 2.5,
      }),
    )
    .join('')
  return (
    wheels +
    body +
    glass +
    dampers +
    fade(lit, shape('M206 -60L330 -96V-24ZM206 60L330 96V24Z', { fill: '#f2c94c', opacity: 0.5 }))
  )
}

export type StrutLook = { spring?: CoilLook | null; compress?: number; mount?: number; stop?: number; cover?: number }

/** A strut: mount on top at the origin, spring between its plates, body with its clamp below; the parts can be drawn apart by px. */
export function strut({ compress = 0, spring = {}, mount = 0, stop = 0, cover = 0 }: StrutLook): string {
  const upper = 30
  const lower = 270 - compress
  const coil = spring
    ? coilParts(upper + 10, lower, { radius: 74, wire: 16, coils: 5, ...spring })
    : { back: '', front: '' }
  const top = place(
    shape('M-78 6H78L54 -14H-54Z', { fill: metal.dark, stroke: inks.ink, width: 2.5 }) +
      box(-22, -28, 44, 18, { fill: metal.rubber, stroke: inks.ink, width: 2 }, 5) +
      [-58, 58].map((x) => box(x - 5, -34, 10, 26, { fill: metal.chrome, stroke: inks.ink, width: 1.5 })).join('') +
      box(-84, 12, 168, 14, { fill: metal.body, stroke: inks.ink, width: 2 }, 5),
    { y: -mount },
  )
  const bellows = Array.from({ length: 8 }, (_, i) =>
    box(-28 - (i % 2) * 5, 44 + i * 16, 56 + (i % 2) * 10, 16, { fill: metal.rubber, stroke: inks.ink, width: 1.5 }, 6),
  ).join('')
  const bump =
    box(-19, 36, 38, 62, { fill: '#d9b23c', stroke: inks.ink, width: 2 }, 9) +
    stroke('M-19 56H19M-19 76H19', inks.ink, 2)
  const body =
    box(-9, 14, 18, lower - 10, { fill: metal.chrome, stroke: inks.ink, width: 1.5 }) +
    box(-32, lower - 46, 64, 236, { fill: metal.body, stroke: inks.ink, width: 2.5 }, 5) +
    box(-88, lower, 176, 14, { fill: metal.dark, stroke: inks.ink, width: 2.5 }, 5) +
    shape(d`M-32 ${lower + 110}H-64V${lower + 196}H-32Z`, { fill: metal.dark, stroke: inks.ink, width: 2.5 }) +
    [lower + 130, lower + 174].map((y) => disc(-48, y, 8, { fill: inks.mist, stroke: inks.ink, width: 2 })).join('')
  return (
    coil.back +
    body +
    place(bump, { x: stop }) +
    (cover === 0 ? bellows : place(bellows, { x: cover })) +
    coil.front +
    top
  )
}

/** The front of a car from ahead: both wheels leaning by `camber` degrees, body lowered by `down` px. */
export function carFront(camber: number, down: number): string {
  const tyre = (side: 1 | -1): string =>
    place(tyreBack(0, 75, 62, 150), { x: side * 190, y: -75, turn: -side * camber })
  const body =
    shape(
      'M-206 -70V-136C-200 -166 -180 -180 -158 -188L-116 -274C-104 -296 104 -296 116 -274L158 -188C180 -180 200 -166 206 -136V-70Z',
      { fill: inks.white, stroke: inks.ink, width: 4 },
    ) +
    shape('M-132 -192L-98 -264C-90 -276 90 -276 98 -264L132 -192Z', { fill: '#c6ccd3', stroke: inks.ink, width: 2.5 }) +
    box(-90, -128, 180, 40, { fill: inks.graphite }, 6) +
    [-1, 1]
      .map((side) =>
        shape(d`M${side * 196} -150L${side * 116} -138V-112L${side * 196} -118Z`, {
          fill: '#f2c94c',
          stroke: inks.ink,
          width: 2.5,
        }),
      )
      .join('')
  return tyre(-1) + tyre(1) + place(body, { y: down })
}
