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

/** Marks that share a click are shown as one. */
export function groupMarks(marks: readonly Mark[]): { at: number; labels: string[] }[] {
  const groups = new Map<number, string[]>()
  for (const { label, at } of marks) groups.set(at, [...(groups.get(at) ?? []), label])
  return [...groups].map(([at, labels]) => ({ at, labels })).sort((a, b) => a.at - b.at)
}
