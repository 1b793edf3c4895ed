import { height, width, type Plate } from '../frame'
import { box, d, inks, n, stroke } from '../svg'

const lines = (step: number): string =>
  [
    ...Array.from({ length: Math.ceil(width / step) - 1 }, (_, i) => `M${(i + 1) * step} 0V${height}`),
    ...Array.from({ length: Math.ceil(height / step) - 1 }, (_, i) => `M0 ${(i + 1) * step}H${width}`),
  ].join('')

const corner = (x: number, y: number, sx: number, sy: number): string => `M${x} ${y + sy * 22}V${y}H${x + sx * 22}`
const corners =
  corner(32, 32, 1, 1) +
  corner(width - 32, 32, -1, 1) +
  corner(32, height - 32, 1, -1) +
  corner(width - 32, height - 32, -1, -1)

const grounds = {
  board:
    box(0, 0, width, height, { fill: inks.paper }) +
    stroke(lines(80), '#e4e8ec', 1.5) +
    stroke(corners, inks.mist, 1.5),
  stage:
    box(0, 0, width, height, { fill: inks.ink }) + stroke(lines(80), '#191d22', 1.5) + stroke(corners, inks.steel, 1.5),
} as const

/** Paper with its grid, or the dark stage. */
export const groundOf = (kind: Extract<Plate['ground'], string>): string => grounds[kind]

/** Ticks in the upper right corner: how many chapters there are, and which one this is. */
export function chapterMark(index: number, count: number, on: 'board' | 'stage'): string {
  const rest = on === 'board' ? inks.mist : '#4a5059'
  return Array.from({ length: count }, (_, i) =>
    box(width - 60 - (count - i) * 34, 52, 26, i === index ? 7 : 3, {
      fill: i === index ? inks.red : i < index ? inks.silver : rest,
    }),
  ).join('')
}

/** The floor as a line with hatching below it, from `x0` to `x1` at `y`; `shift` px lets it run by. */
export function floor(
  y: number,
  { x0 = 0, x1 = width, shift = 0 }: { x0?: number; x1?: number; shift?: number } = {},
): string {
  const step = 26
  const first = x0 + (((-shift % step) + step) % step)
  const marks = Array.from(
    { length: Math.max(0, Math.floor((x1 - first) / step) + 1) },
    (_, i) => d`M${first + i * step} ${y + 3}l-11 13`,
  ).join('')
  return stroke(marks, inks.mist, 1.5) + stroke(d`M${x0} ${y}H${x1}`, inks.ink, 3)
}

/** A card that carries figures: white, hairline, square corners. */
export const card = (x: number, y: number, w: number, h: number, edge: string = inks.mist): string =>
  box(x + 3, y + 4, w, h, { fill: '#0e1013', opacity: 0.08 }) +
  box(x, y, w, h, { fill: inks.white, stroke: edge, width: 1.5 }, 2)

/** A soft round shadow on the floor. */
export const shadow = (x: number, y: number, w: number): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w / 2)}" ry="${n(w / 40 + 2)}" fill="#0e1013" opacity="0.12"/>`
