import { path } from './geometry'
import type { Paint } from './paints'
import type { Pen } from './pen'

export type Coil = {
  /** Outer faces of the end coils, mm. */
  from: number
  to: number
  /** Mean radius and wire diameter, mm. */
  radius: number
  wire: number
  /** Active coils. */
  coils: number
  /** Closed turns at each end. */
  closed?: number
  type?: 'linear' | 'progressive' | 'dual' | 'tender' | 'pigtail'
  x?: number
}

/** Relative pitch of the active half turn at `t` = 0 (top) … 1. */
function pitchWeight(type: Coil['type'], t: number): number {
  if (type === 'progressive') return 1.45 - 0.85 * t
  if (type === 'dual') return t < 0.6 ? 1.3 : 0.6
  return 1
}

/** Centre-line heights at every half turn, from the upper to the lower end. */
function listStations({ from, to, wire, coils, closed = 1, type }: Coil): number[] {
  const ends = Math.max(1, Math.round(2 * closed))
  const halves = Math.max(4, Math.round(2 * coils)) + 2 * ends
  const weights = Array.from({ length: halves }, (_, i) =>
    i < ends || i >= halves - ends ? 0 : pitchWeight(type, (i - ends) / (halves - 2 * ends)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const span = to - from - wire
  const closedStep = Math.min(wire * 0.5, span / halves)
  const free = span - closedStep * 2 * ends
  let y = from + wire / 2
  return [y, ...weights.map((weight) => (y += weight === 0 ? closedStep : (free * weight) / total))]
}

/** Half turns of a right-handed compression spring seen from the front. `turns` counts every coil, closed ends included. */
export function buildCoil(coil: Coil, depth: number): { front: string; back: string; turns: number; crests: number[] } {
  const stations = listStations(coil)
  const last = stations.length - 1
  const radiusAt = (i: number) =>
    coil.type === 'pigtail' ? coil.radius * Math.min(1, 0.66 + 0.17 * Math.min(i, last - i)) : coil.radius
  const x = coil.x ?? 0
  const sides: [string, string] = ['', '']
  stations.slice(1).forEach((y1, i) => {
    const y0 = stations[i] ?? y1
    const isFront = i % 2 === 0
    const side = isFront ? 1 : -1
    const x0 = x + side * radiusAt(i)
    const x1 = x - side * radiusAt(i + 1)
    // A cubic through the ends with these handles follows y = θ, x = cos θ within 1 % of the radius.
    const handle = 0.364 * (y1 - y0)
    const sag = (side * depth * coil.radius * 4) / 3
    // Half turns of a thin wire are straight to the eye, and a fork has some sixty of them.
    sides[isFront ? 0 : 1] +=
      coil.wire < 6
        ? path`M${x0} ${y0}L${x1} ${y1}`
        : path`M${x0} ${y0}C${x0} ${y0 + handle + sag} ${x1} ${y1 - handle + sag} ${x1} ${y1}`
  })
  return {
    front: sides[0],
    back: sides[1],
    turns: last / 2,
    crests: stations.filter((_, i) => i % 2 === 1 && radiusAt(i) === coil.radius),
  }
}

/** Draws the spring round whatever `inside` draws and remembers its dimensions. */
export function drawCoil(pen: Pen, coil: Coil, paint: Paint, inside: () => void = () => undefined): void {
  const { front, back, turns, crests } = buildCoil(coil, pen.depth)
  pen.wire(paint, back, coil.wire, true)
  inside()
  pen.wire(paint, front, coil.wire)
  pen.anchors.spring ??= {
    x: coil.x ?? 0,
    from: coil.from,
    to: coil.to,
    meanRadius: coil.radius,
    wire: coil.wire,
    turns,
    crests,
  }
}
