import { write, widthOf } from '../glyphs'
import { box, d, disc, fade, inks, place, shape, stroke } from '../svg'
import { clamp } from '../time'

/** A round tick that draws itself; `share` 0…1. */
export function tick(x: number, y: number, share = 1, r = 30): string {
  if (share <= 0) return ''
  const grow = 0.6 + 0.4 * share
  return place(
    disc(0, 0, 30, { fill: inks.green }) +
      stroke('M-13 1L-4 11L14 -10', inks.white, 6.5, { dash: d`${60 * clamp(share * 1.4)} 90` }),
    { x, y, scale: (grow * r) / 30, opacity: clamp(share * 3) },
  )
}

/** A round cross; `share` 0…1. */
export function cross(x: number, y: number, share = 1, r = 30): string {
  if (share <= 0) return ''
  const grow = 0.6 + 0.4 * share
  return place(disc(0, 0, 30, { fill: inks.red }) + stroke('M-11 -11L11 11M11 -11L-11 11', inks.white, 6.5), {
    x,
    y,
    scale: (grow * r) / 30,
    opacity: clamp(share * 3),
  })
}

/** A ring that calls attention, drawn round by `share` from a little outside. */
export function ring(x: number, y: number, r: number, share = 1, color: string = inks.red): string {
  if (share <= 0) return ''
  const now = r * (1.25 - 0.25 * share)
  const around = 2 * Math.PI * now
  return place(
    `<circle r="${d`${now}`}" fill="none" stroke="${color}" stroke-width="5" stroke-dasharray="${d`${around * share} ${around}`}" transform="rotate(-90)"/>`,
    { x, y },
  )
}

/** A call-out: ring, leader line, and a sign at its end in a box; without a sign only the ring. */
export function callOut(
  x: number,
  y: number,
  r: number,
  [tx, ty]: readonly [number, number],
  label: string,
  share: number,
): string {
  const length = Math.hypot(tx - x, ty - y)
  const [ux, uy] = [(tx - x) / length, (ty - y) / length]
  const line = clamp(share * 2 - 0.6)
  const [ex, ey] = [x + ux * (r + (length - r) * line), y + uy * (r + (length - r) * line)]
  const w = Math.max(64, widthOf(label, 40) + 36)
  return (
    ring(x, y, r, clamp(share * 1.6)) +
    (label && line > 0 ? stroke(d`M${x + ux * r} ${y + uy * r}L${ex} ${ey}`, inks.red, 3) : '') +
    (label
      ? fade(
          clamp(share * 2 - 1),
          box(tx - w / 2, ty - 33, w, 66, { fill: inks.red }, 3) +
            write(label, tx, ty + 14, { size: 40, fill: inks.white }),
        )
      : '')
  )
}

/** A drop hanging or falling, its tip at the top; `size` is its height, px. */
export const drop = (x: number, y: number, size = 26, color: string = inks.oil): string =>
  place(
    shape('M0 -14C6 -4 10 2 10 8A10 10 0 0 1 -10 8C-10 2 -6 -4 0 -14Z', { fill: color }) +
      stroke('M-5 8A5 5 0 0 0 0 13', '#ffffff', 1.8, { opacity: 0.7 }),
    { x, y: y + size / 2, scale: size / 32 },
  )

/** A row of lamps: `lit` of `count` are on. */
export const lamps = (x: number, y: number, count: number, lit: number, gap = 34, color: string = inks.red): string =>
  Array.from({ length: count }, (_, i) =>
    disc(
      x + (i - (count - 1) / 2) * gap,
      y,
      10,
      i < lit ? { fill: color } : { fill: inks.white, stroke: inks.mist, width: 2 },
    ),
  ).join('')

/** A figure in a box, as on a read-out. */
export function readOut(
  text: string,
  x: number,
  y: number,
  {
    size = 46,
    fill = inks.white,
    color = inks.ink,
    edge = inks.mist,
    width: w = widthOf(text, size) + size,
  }: { size?: number; fill?: string; color?: string; edge?: string; width?: number } = {},
): string {
  return (
    box(x - w / 2, y - size * 0.85, w, size * 1.7, { fill, stroke: edge, width: 1.5 }, 3) +
    write(text, x, y + size * 0.36, { size, fill: color })
  )
}

/** A scale with a good zone and a pointer; `from`, `to`, `zone` and `at` in its own unit. */
export function gauge(
  x: number,
  y: number,
  w: number,
  {
    from = 0,
    to,
    zone,
    at,
    unit = '',
    marks,
  }: {
    from?: number
    to: number
    zone: readonly [number, number]
    at: number
    unit?: string
    marks: readonly number[]
  },
): string {
  const px = (value: number): number => x + (w * (value - from)) / (to - from)
  const good = at >= zone[0] && at <= zone[1]
  const labels = marks
    .map(
      (mark) =>
        stroke(d`M${px(mark)} ${y + 20}v10`, inks.steel, 2) +
        write(`${mark}`, px(mark), y + 58, { size: 25, fill: inks.steel }),
    )
    .join('')
  return (
    box(x, y - 12, w, 32, { fill: inks.white, stroke: inks.silver, width: 1.5 }) +
    box(px(zone[0]), y - 12, px(zone[1]) - px(zone[0]), 32, { fill: inks.green }) +
    labels +
    write(unit, x + w + 26, y + 58, { size: 25, fill: inks.steel, anchor: 'start' }) +
    place(shape('M0 0L-15 -26H15Z', { fill: good ? inks.green : inks.red }), { x: px(clamp(at, from, to)), y: y - 14 })
  )
}

/** A notebook page; each row a text with its share 0…1 written. */
export function notebook(
  x: number,
  y: number,
  w: number,
  rows: readonly (readonly [text: string, share: number, color?: string])[],
  rowHeight = 62,
): string {
  const h = rows.length * rowHeight + 62
  const holes = Array.from(
    { length: Math.floor(w / 34) },
    (_, i) =>
      disc(x + 22 + i * 34, y + 16, 6, { fill: inks.paper, stroke: inks.silver, width: 1.5 }) +
      stroke(d`M${x + 22 + i * 34} ${y + 14}v-20`, inks.steel, 3),
  ).join('')
  const text = rows
    .map(([words, share, color], i) => {
      const base = y + 40 + (i + 1) * rowHeight - 14
      return (
        stroke(d`M${x + 18} ${base + 12}H${x + w - 18}`, inks.line, 1.5) +
        (share > 0
          ? fade(
              clamp(share * 2),
              write(words, x + 26, base, {
                size: Math.min(40, rowHeight * 0.66),
                anchor: 'start',
                fill: color ?? inks.ink,
              }),
            )
          : '')
      )
    })
    .join('')
  return (
    box(x + 4, y + 5, w, h, { fill: inks.ink, opacity: 0.08 }) +
    box(x, y, w, h, { fill: inks.white, stroke: inks.mist, width: 1.5 }, 4) +
    holes +
    text
  )
}
