import { buildCoil } from '@/lib/drawings/coil'
import { box, d, disc, inks, metal, place, shape, stroke, type Place } from '../svg'

export type CoilLook = { x?: number; radius?: number; wire?: number; coils?: number; color?: string; shine?: string }

/** A compression spring between two seats, px; its pitch follows its length. */
export function coilParts(
  from: number,
  to: number,
  { x = 0, radius = 42, wire = 13, coils = 6, color = '#7b838d', shine = '#c6ccd3' }: CoilLook = {},
): { back: string; front: string } {
  const { front, back } = buildCoil({ from, to, radius, wire, coils, x, closed: 0.5 }, 0.1)
  const rod = (path: string, main: string, light: string): string =>
    stroke(path, inks.ink, wire + 3) +
    stroke(path, main, wire) +
    `<g transform="translate(-1.5 ${d`${-wire * 0.2}`})">${stroke(path, light, wire * 0.28)}</g>`
  return { back: rod(back, '#3a4048', '#4a5059'), front: rod(front, color, shine) }
}

export const redSpring = { color: '#d3121c', shine: '#f7777c' } as const

export type DamperLook = {
  /** Eye to eye now, and extended, px. */
  length: number
  free?: number
  /** Upper seat of the spring below the upper eye, px: what the collar moves. */
  collar?: number
  /** Degrees that the collar has turned. */
  collarTurn?: number
  /** Extra gap of the lock ring above the collar, px, and its own turn. */
  lock?: number
  lockTurn?: number
  knobTurn?: number
  knob?: boolean
  reservoir?: boolean
  threads?: boolean
  spring?: CoilLook | null
  /** Share 0…1 of an oil film on the rod. */
  film?: number
  bolts?: boolean
}

const eye = (y: number, isBolted: boolean): string =>
  disc(0, y, 25, { fill: inks.graphite, stroke: inks.ink, width: 2 }) +
  disc(0, y, 16.5, { fill: '#0c0e10' }) +
  disc(0, y, 11.5, { fill: '#c6ccd3', stroke: inks.ink, width: 1.5 }) +
  (isBolted
    ? shape('M0 -9.5L8.2 -4.75V4.75L0 9.5L-8.2 4.75V-4.75Z', { fill: '#98a0aa', stroke: inks.ink, width: 1.5 }).replace(
        '<path',
        `<path transform="translate(0 ${d`${y}`})"`,
      )
    : disc(0, y, 7, { fill: inks.paper, stroke: inks.ink, width: 1.5 }))

/** Notches of a collar that turn past the eye: x of the lines on a cylinder. */
const notches = (half: number, top: number, height: number, turn: number, count = 14): string => {
  const lines = Array.from({ length: count }, (_, i) => ((i * 360) / count + turn) * (Math.PI / 180)).filter(
    (angle) => Math.cos(angle) > 0.05,
  )
  return lines
    .map((angle) =>
      stroke(d`M${half * Math.sin(angle)} ${top + 2}V${top + height - 2}`, inks.ink, 1.5 + 3.5 * Math.cos(angle), {
        cap: 'butt',
      }),
    )
    .join('')
}

const knurl = (half: number, top: number, height: number, turn: number, fill: string): string =>
  box(-half, top, half * 2, height, { fill, stroke: inks.ink, width: 1.5 }, 3) +
  notches(half - 2, top, height, turn, 20)

/** A damper standing upright, its upper eye at the origin, its lower one at `length`. */
export function damper(
  {
    length,
    free = 430,
    collar = 96,
    collarTurn = 0,
    lock = 0,
    lockTurn = 0,
    knobTurn = 0,
    knob = true,
    reservoir = false,
    threads = true,
    spring = {},
    film = 0,
    bolts = false,
  }: DamperLook,
  at: Place = {},
): string {
  const bodyEnd = free * 0.52
  const seat = length - 74
  const coil = spring ? coilParts(collar, seat, spring) : { back: '', front: '' }
  const rod = box(-8, bodyEnd - 6, 16, Math.max(0, seat - bodyEnd + 24), {
    fill: metal.chrome,
    stroke: inks.ink,
    width: 1.5,
  })
  const oil =
    film > 0 ? box(-8, bodyEnd, 16, Math.max(0, (seat - bodyEnd) * film), { fill: inks.oil, opacity: 0.6 }) : ''
  const stop = box(-17, seat - 38, 34, 38, { fill: metal.rubber, stroke: inks.ink, width: 1.5 }, 7)
  const tube =
    box(-25, 44, 50, bodyEnd - 44, { fill: metal.body, stroke: inks.ink, width: 2 }, 3) +
    (threads
      ? stroke(
          Array.from({ length: Math.floor((bodyEnd - 74) / 7) }, (_, i) => d`M-25 ${60 + i * 7}L25 ${57 + i * 7}`).join(
            '',
          ),
          '#0e1013',
          1,
          { opacity: 0.45 },
        )
      : '') +
    box(-27, bodyEnd - 12, 54, 12, { fill: metal.dark, stroke: inks.ink, width: 1.5 }, 2)
  const head = shape('M-20 8L-29 40V50H29V40L20 8Z', { fill: metal.dark, stroke: inks.ink, width: 2 })
  const tank = reservoir
    ? shape('M20 10H96V38H28Z', { fill: metal.dark, stroke: inks.ink, width: 2 }) +
      box(62, 34, 46, 176, { fill: metal.body, stroke: inks.ink, width: 2 }, 6) +
      box(60, 60, 50, 7, { fill: metal.dark }) +
      box(60, 182, 50, 7, { fill: metal.dark })
    : ''
  const ringTop = threads
    ? box(-38, collar - 38 - lock, 76, 13, { fill: metal.chrome, stroke: inks.ink, width: 1.5 }, 2) +
      notches(37, collar - 38 - lock, 13, lockTurn)
    : ''
  const collarRing =
    box(-44, collar - 23, 88, 17, { fill: metal.body, stroke: inks.ink, width: 1.5 }, 2) +
    notches(43, collar - 23, 17, collarTurn) +
    box(-52, collar - 7, 104, 9, { fill: metal.dark, stroke: inks.ink, width: 1.5 }, 2)
  const lower =
    shape(d`M-22 ${seat + 10}H22L16 ${length - 14}H-16Z`, { fill: metal.dark, stroke: inks.ink, width: 2 }) +
    (knob ? knurl(25, seat + 18, 17, knobTurn, metal.signal) : '')
  const seats = spring
    ? {
        top: ringTop + collarRing,
        bottom: box(-52, seat - 1, 104, 11, { fill: metal.dark, stroke: inks.ink, width: 1.5 }, 2),
      }
    : { top: '', bottom: '' }
  return place(
    coil.back +
      tank +
      rod +
      oil +
      stop +
      tube +
      head +
      coil.front +
      seats.top +
      seats.bottom +
      lower +
      eye(0, bolts) +
      eye(length, bolts),
    at,
  )
}
