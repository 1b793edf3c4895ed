import { write, widthOf } from '../glyphs'
import { box, d, fade, inks, place, shape, stroke } from '../svg'

type Point = readonly [x: number, y: number]

/** A filled arrow head whose tip is at the origin and points along +x. */
const head = (size: number, color: string): string =>
  shape(d`M0 0L${-size} ${-size * 0.34}L${-size} ${size * 0.34}Z`, { fill: color })

type ArrowLook = { color?: string; width?: number; head?: number; both?: boolean; opacity?: number }

/** A straight arrow with its tip at `to`, px. */
export function arrow(
  [x0, y0]: Point,
  [x1, y1]: Point,
  { color = inks.red, width = 4, head: size = width * 4.5, both = false, opacity = 1 }: ArrowLook = {},
): string {
  const length = Math.hypot(x1 - x0, y1 - y0)
  if (length < 2) return ''
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI
  const tip = Math.min(size, length * (both ? 0.45 : 0.8))
  const line = stroke(d`M${both ? tip * 0.9 : 0} 0H${length - tip * 0.9}`, color, width, { cap: 'butt' })
  return fade(
    opacity,
    place(line + place(head(tip, color), { x: length }) + (both ? place(head(tip, color), { turn: 180 }) : ''), {
      x: x0,
      y: y0,
      turn,
    }),
  )
}

/** An arrow along a circle; degrees clockwise from twelve o'clock, negative sweeps run anticlockwise. */
export function turnArrow(
  [x, y]: Point,
  r: number,
  from: number,
  sweep: number,
  { color = inks.red, width = 5, opacity = 1 }: ArrowLook = {},
): string {
  if (Math.abs(sweep) < 4) return ''
  const at = (degrees: number): Point => [
    x + r * Math.sin((degrees * Math.PI) / 180),
    y - r * Math.cos((degrees * Math.PI) / 180),
  ]
  const size = Math.min(width * 4, (Math.abs(sweep) * r) / 60)
  const way = Math.sign(sweep)
  const tipBack = ((size * 0.8) / r) * (180 / Math.PI) * way
  const [start, stop, tip] = [at(from), at(from + sweep - tipBack), at(from + sweep)]
  const arc = stroke(
    d`M${start[0]} ${start[1]}A${r} ${r} 0 ${Math.abs(sweep - tipBack) > 180 ? 1 : 0} ${way > 0 ? 1 : 0} ${stop[0]} ${stop[1]}`,
    color,
    width,
    { cap: 'butt' },
  )
  return fade(
    opacity,
    arc + place(head(size, color), { x: tip[0], y: tip[1], turn: from + sweep + (way > 0 ? 0 : 180) - tipBack * 0.4 }),
  )
}

type DimensionLook = {
  label?: string
  color?: string
  size?: number
  opacity?: number
  /** px from the measured points to the line, along +x or +y. */ reach?: number
  on?: string
}

const plate = (label: string, x: number, y: number, size: number, color: string, on: string): string =>
  label
    ? box(x - widthOf(label, size) / 2 - 9, y - size * 0.62, widthOf(label, size) + 18, size * 1.24, { fill: on }, 3) +
      write(label, x, y + size * 0.36, { size, fill: color })
    : ''

/** An upright dimension at `x` from `top` to `bottom`, with extension lines from `from` (x of the measured edge). */
export function dimensionY(
  x: number,
  top: number,
  bottom: number,
  { label = '', color = inks.red, size = 30, opacity = 1, reach = 0, on = inks.paper }: DimensionLook = {},
): string {
  const from = x - reach
  const over = Math.sign(reach) * 9
  const lines = reach === 0 ? '' : stroke(d`M${from} ${top}H${x + over}M${from} ${bottom}H${x + over}`, color, 1.5)
  const short = bottom - top < 46
  const middle = (top + bottom) / 2
  const arrows = short
    ? arrow([x, top - 34], [x, top], { color, width: 3 }) +
      arrow([x, bottom + 34], [x, bottom], { color, width: 3 }) +
      stroke(d`M${x} ${top}V${bottom}`, color, 3)
    : arrow([x, top], [x, bottom], { color, width: 3, both: true })
  const side = reach < 0 ? -1 : 1
  const at = short ? x + side * (24 + widthOf(label, size) / 2) : x
  return fade(opacity, lines + arrows + plate(label, at, middle, size, color, on))
}

/** A level dimension at `y` from `left` to `right`. */
export function dimensionX(
  y: number,
  left: number,
  right: number,
  { label = '', color = inks.red, size = 30, opacity = 1, reach = 0, on = inks.paper }: DimensionLook = {},
): string {
  const over = Math.sign(reach) * 9
  const lines =
    reach === 0 ? '' : stroke(d`M${left} ${y - reach}V${y + over}M${right} ${y - reach}V${y + over}`, color, 1.5)
  const short = right - left < widthOf(label, size) + 60
  const arrows =
    right - left < 46
      ? arrow([left - 34, y], [left, y], { color, width: 3 }) + arrow([right + 34, y], [right, y], { color, width: 3 })
      : arrow([left, y], [right, y], { color, width: 3, both: true })
  return fade(
    opacity,
    lines +
      arrows +
      plate(label, (left + right) / 2, short ? y + Math.sign(reach || 1) * (size * 0.95) : y, size, color, on),
  )
}
