import { write } from '../glyphs'
import { pointAt } from '@/lib/drawings/dial'
import { box, d, disc, fade, inks, metal, place, shape, stroke } from '../svg'
import { drop } from './signs'

/** A double bellows between its plates; the upper plate is at `top`, the lower one at `bottom`, px. */
export function bellows(
  x: number,
  top: number,
  bottom: number,
  { half = 96, flat = 0 }: { half?: number; flat?: number } = {},
): string {
  const middle = (top + bottom) / 2
  const bulge = half + 18 + flat * 34
  const lobe = (a: number, b: number): string =>
    d`M${-half * 0.78} ${a}C${-bulge * 1.12} ${a} ${-bulge * 1.12} ${b} ${-half * 0.78} ${b}H${half * 0.78}C${bulge * 1.12} ${b} ${bulge * 1.12} ${a} ${half * 0.78} ${a}Z`
  return place(
    shape(lobe(top, middle), { fill: metal.rubber, stroke: inks.ink, width: 2.5 }) +
      shape(lobe(middle, bottom), { fill: metal.rubber, stroke: inks.ink, width: 2.5 }) +
      box(-half * 0.82, middle - 6, half * 1.64, 12, { fill: metal.chrome, stroke: inks.ink, width: 1.5 }, 4) +
      box(-half, top - 16, half * 2, 18, { fill: metal.chrome, stroke: inks.ink, width: 2 }, 3) +
      box(-half, bottom - 2, half * 2, 18, { fill: metal.chrome, stroke: inks.ink, width: 2 }, 3),
    { x },
  )
}

/** A round pressure gauge, bar. */
export function manometer(
  x: number,
  y: number,
  r: number,
  bar: number,
  { max = 8, limit, tone = inks.red }: { max?: number; limit?: number; tone?: string } = {},
): string {
  const turn = (value: number): number => -130 + (260 * value) / max
  const ticks = Array.from({ length: max + 1 }, (_, i) => {
    const [ax, ay] = pointAt(turn(i), r * 0.86)
    const [bx, by] = pointAt(turn(i), r * 0.72)
    const [tx, ty] = pointAt(turn(i), r * 0.54)
    return (
      stroke(d`M${ax} ${ay}L${bx} ${by}`, inks.ink, 4) +
      (i % 2 === 0 ? write(`${i}`, tx, ty + r * 0.07, { size: r * 0.2, fill: inks.steel }) : '')
    )
  }).join('')
  const [lx0, ly0] = pointAt(turn(limit ?? max), r * 0.93)
  const [lx1, ly1] = pointAt(turn(max), r * 0.93)
  return place(
    disc(0, 0, r + 10, { fill: inks.graphite, stroke: inks.ink, width: 3 }) +
      disc(0, 0, r, { fill: inks.white, stroke: inks.ink, width: 2 }) +
      (limit === undefined
        ? ''
        : stroke(d`M${lx0} ${ly0}A${r * 0.93} ${r * 0.93} 0 0 1 ${lx1} ${ly1}`, inks.red, r * 0.1, { cap: 'butt' })) +
      ticks +
      write('bar', 0, r * 0.56, { size: r * 0.19, fill: inks.steel }) +
      place(shape(d`M0 ${-r * 0.8}L6 8H-6Z`, { fill: tone, stroke: inks.ink, width: 1.5 }), { turn: turn(bar) }) +
      disc(0, 0, r * 0.09, { fill: inks.ink }),
    { x, y },
  )
}

/** An air tank lying on its feet, with water standing in it (share 0…1) and its drain valve below, open by 0…1. */
export function tank(x: number, y: number, water: number, open: number, drops: readonly number[], air: number): string {
  const level = 210 - 120 * water
  const inside = `<clipPath id="tank"><rect x="-300" y="0" width="600" height="210" rx="100"/></clipPath>`
  return place(
    inside +
      box(-300, 0, 600, 210, { fill: metal.chrome }, 100) +
      box(-286, 12, 572, 186, { fill: '#e9edf1', opacity: 0.86 }, 92) +
      `<g clip-path="url(#tank)">${box(-300, level, 600, 220, { fill: inks.water, opacity: 0.6 })}${stroke(d`M-300 ${level}H300`, '#2a5d8a', 3)}</g>` +
      box(-300, 0, 600, 210, { stroke: inks.ink, width: 5 }, 100) +
      [-190, 190]
        .map((at) =>
          shape(d`M${at - 30} 206H${at + 30}L${at + 40} 240H${at - 40}Z`, {
            fill: inks.graphite,
            stroke: inks.ink,
            width: 2.5,
          }),
        )
        .join('') +
      box(-140, -34, 44, 38, { fill: metal.chrome, stroke: inks.ink, width: 2.5 }, 4) +
      stroke('M-118 -34V-80H-220', inks.ink, 12) +
      stroke('M-118 -34V-80H-220', inks.steel, 7) +
      box(-16, 208, 32, 34, { fill: metal.chrome, stroke: inks.ink, width: 2.5 }) +
      place(box(-52, -8, 104, 16, { fill: metal.signal, stroke: inks.ink, width: 2.5 }, 7), {
        y: 254,
        turn: open * 90,
      }) +
      box(-10, 260, 20, 16, { fill: metal.chrome, stroke: inks.ink, width: 2 }) +
      drops
        .map((share) => (share > 0 && share < 1 ? fade(1 - share, drop(0, 276 + share * 90, 30, inks.water)) : ''))
        .join('') +
      fade(air, stroke('M-8 282L-22 330M0 284V340M8 282L22 330', inks.silver, 5)),
    { x, y },
  )
}
