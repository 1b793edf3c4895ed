import { path, type Point } from './geometry'

/** The scale runs clockwise over 270°, starting at seven o'clock with the adjuster closed. */
const sweep = 270

/** Angle of a click position, degrees clockwise from twelve o'clock. */
export function turnOf(at: number, clicks: number): number {
  return clicks <= 0 ? 0 : -sweep / 2 + (sweep * Math.min(clicks, Math.max(0, at))) / clicks
}

/** The point at `radius` under a turn in degrees, the dial's centre being the origin. */
export function pointAt(turn: number, radius: number): Point {
  const angle = (turn * Math.PI) / 180
  return [radius * Math.sin(angle), -radius * Math.cos(angle)]
}

/** Tick marks of every click (every second or fifth one on fine adjusters), as one path; long ticks at every fifth drawn step. */
export function drawTicks(clicks: number, radius: number): { short: string; long: string } {
  const step = clicks > 40 ? 5 : clicks > 24 ? 2 : 1
  let [short, long] = ['', '']
  for (let i = 0; i <= clicks; i += step) {
    const isLong = (i / step) % 5 === 0
    const [x0, y0] = pointAt(turnOf(i, clicks), radius)
    const [x1, y1] = pointAt(turnOf(i, clicks), radius + (isLong ? 6 : 3.6))
    const d = path`M${x0} ${y0}L${x1} ${y1}`
    if (isLong) long += d
    else short += d
  }
  return { short, long }
}

/** The arc of the scale from the closed stop to a click position. */
export function drawScale(at: number, clicks: number, radius: number): string {
  const [x0, y0] = pointAt(turnOf(0, clicks), radius)
  const end = turnOf(at, clicks)
  const [x1, y1] = pointAt(end, radius)
  return path`M${x0} ${y0}A${radius} ${radius} 0 ${end + sweep / 2 > 180 ? 1 : 0} 1 ${x1} ${y1}`
}

export type Mark = { label: string; at: number }

export type PlacedMark = { at: number; text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' }

/** Texts beside the dial: marks on the same click share one, and neighbours keep `gap` between their base lines. */
export function placeMarks(marks: readonly Mark[], clicks: number, radius: number, gap: number): PlacedMark[] {
  const labels = new Map<number, string[]>()
  for (const { label, at } of marks) labels.set(at, [...(labels.get(at) ?? []), label])
  const placed = [...labels].map(([at, names]): PlacedMark => {
    const [x, y] = pointAt(turnOf(at, clicks), radius)
    return { at, text: names.join(' · '), x, y, anchor: Math.abs(x) < 12 ? 'middle' : x > 0 ? 'start' : 'end' }
  })
  // A text above the dial would run into a neighbour's beside it: it leans away from that.
  for (const mark of placed.filter(({ anchor }) => anchor === 'middle')) {
    const near = placed.filter((other) => other !== mark && Math.abs(other.y - mark.y) < gap)
    if (near.some(({ x }) => x < mark.x)) mark.anchor = 'start'
    else if (near.length > 0) mark.anchor = 'end'
  }
  for (const side of ['start', 'end'] as const) {
    let low = Infinity
    // From the bottom upwards: there is always room above the dial.
    for (const mark of placed.filter(({ anchor }) => anchor === side).sort((a, b) => b.y - a.y)) {
      mark.y = Math.min(mark.y, low - gap)
      low = mark.y
    }
  }
  return placed
}
