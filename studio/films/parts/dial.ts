import { pointAt } from '@/lib/drawings/dial'
import { write } from '../glyphs'
import { d, disc, inks, place, stroke } from '../svg'

type DialLook = {
  /** Clicks open now (may be between two), of so many; the scale runs anticlockwise from closed at the top right. */
  at: number
  clicks: number
  letter?: string
  /** Clicks from which and to which the lamps are lit. */
  lit?: readonly [from: number, to: number]
  r?: number
  labels?: boolean
}

/** Degrees of one click. */
const clickTurn = 15

/** The turn of the knob when it is open by `at` clicks: opening is anticlockwise, degrees. */
const turnAt = (at: number): number => 135 - at * clickTurn

/** An adjuster from above with its clicks as lamps. */
export function dial(x: number, y: number, { at, clicks, letter = '', lit, r = 118, labels = true }: DialLook): string {
  const lamps = Array.from({ length: clicks + 1 }, (_, i) => {
    const [px, py] = pointAt(turnAt(i), r + 34)
    const on = lit ? i >= Math.min(...lit) - 0.01 && i <= Math.max(...lit) + 0.01 : false
    const [tx, ty] = pointAt(turnAt(i), r + 68)
    return (
      disc(px, py, i === 0 ? 9 : 7, on ? { fill: inks.red } : { fill: inks.white, stroke: inks.silver, width: 2 }) +
      (labels && i % 2 === 0 ? write(`${i}`, tx, ty + 10, { size: 27, fill: on ? inks.red : inks.steel }) : '')
    )
  }).join('')
  const turn = turnAt(at)
  const ridges = Array.from({ length: 36 }, (_, i) => {
    const [ax, ay] = pointAt(i * 10, r)
    const [bx, by] = pointAt(i * 10, r - 13)
    return d`M${ax} ${ay}L${bx} ${by}`
  }).join('')
  const knob =
    disc(0, 0, r, { fill: inks.red, stroke: inks.ink, width: 3 }) +
    stroke(ridges, '#7d0a10', 5, { cap: 'butt' }) +
    disc(0, 0, r - 18, { fill: '#c01019' }) +
    disc(0, 0, r - 34, { fill: inks.carbon, stroke: inks.ink, width: 2 }) +
    stroke(d`M${-(r - 56)} 0H${r - 56}`, '#050607', 15, { cap: 'butt' }) +
    stroke(d`M0 ${-(r - 38)}V${-(r - 4)}`, inks.white, 8)
  return place(lamps + place(knob, { turn }) + (letter ? write(letter, 0, r + 66, { size: 52, fill: inks.ink }) : ''), {
    x,
    y,
  })
}
