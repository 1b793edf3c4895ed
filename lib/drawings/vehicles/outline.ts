import { path, round, type Point } from '../geometry'

/** A point of an outline, cm: x from the rear of the vehicle, height above the ground; `1` marks a sharp corner. */
export type Knot = readonly [x: number, height: number, corner?: 1]

/** A smooth curve through the knots (Catmull-Rom as cubic Bézier curves); corners stay sharp. */
function traceKnots(knots: readonly Knot[], closed = true): string {
  const n = knots.length
  const at = (i: number): Knot => knots[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0]
  // Handles are a sixth of the chord between the neighbours, limited so that a long edge cannot throw its short neighbour over.
  const handle = (i: number, side: 1 | -1): Point => {
    const [x, y, corner] = at(i)
    if (corner) return [x, y]
    const [ax, ay] = at(i - 1)
    const [bx, by] = at(i + 1)
    const [cx, cy] = at(i + side)
    const chord = Math.hypot(bx - ax, by - ay) || 1
    const reach = (Math.min(chord / 6, Math.hypot(cx - x, cy - y) / 2.6) / chord) * side
    return [x + (bx - ax) * reach, y + (by - ay) * reach]
  }
  const [x0, y0] = at(0)
  let d = path`M${x0} ${-y0}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [ax, ay] = handle(i, 1)
    const [bx, by] = handle(i + 1, -1)
    const [x, y] = at(i + 1)
    d += path`C${ax} ${-ay} ${bx} ${-by} ${x} ${-y}`
  }
  return closed ? `${d}Z` : d
}

export type Wheel = { x: number; r: number; rim: number; style: 'car' | 'cast' | 'wire' }
/** One layer of a silhouette; layers are painted in order. */
export type Layer =
  | { type: 'fill'; d: string }
  /** A hole down to the page: glass, lamps. */
  | { type: 'cut'; d: string }
  /** A shut line in the page colour. */
  | { type: 'line'; d: string }
  /** A bar in the body colour: fork legs, pipes, mirror stalks. */
  | { type: 'bar'; d: string; width: number }
  | { type: 'wheels' }
export type VehicleShape = {
  /** Overall length and height, cm. */
  length: number
  height: number
  wheels: readonly [rear: Wheel, front: Wheel]
  layers: readonly Layer[]
  /** Where the suspension sits: x and height, cm. */
  points: { rear: Point; front: Point }
}

export const fill = (...knots: Knot[]): Layer => ({ type: 'fill', d: traceKnots(knots) })
export const cut = (...knots: Knot[]): Layer => ({ type: 'cut', d: traceKnots(knots) })
export const line = (...knots: Knot[]): Layer => ({ type: 'line', d: traceKnots(knots, false) })
export const bar = (width: number, ...knots: Knot[]): Layer => ({ type: 'bar', width, d: traceKnots(knots, false) })
export const dot = (x: number, y: number, r: number, type: 'fill' | 'cut' = 'fill'): Layer => ({
  type,
  d: path`M${x - r} ${-y}A${r} ${r} 0 1 1 ${x + r} ${-y}A${r} ${r} 0 1 1 ${x - r} ${-y}Z`,
})
export const wheels: Layer = { type: 'wheels' }

/** A mudguard that follows the tyre: angles in degrees, 0 = forwards, 90 = up. */
export function guard(
  { x, r }: { x: number; r: number },
  from: number,
  to: number,
  gap: number,
  thickness: number,
): Layer {
  const at = (radius: number, degrees: number) =>
    path`${x + radius * Math.cos((degrees * Math.PI) / 180)} ${-r - radius * Math.sin((degrees * Math.PI) / 180)}`
  const [inner, outer] = [round(r + gap), round(r + gap + thickness)]
  return {
    type: 'fill',
    d: `M${at(inner, from)}L${at(outer, from + 3)}A${outer} ${outer} 0 0 0 ${at(outer, to - 3)}L${at(inner, to)}A${inner} ${inner} 0 0 1 ${at(inner, from)}Z`,
  }
}

/**
 * A car body: the upper outline from the rear to the front bumper, closed by a sill with exact wheel arches.
 * @param sill height of the underside, cm
 * @param arch radius of the wheel arches, cm
 */
export function carBody(
  upper: readonly Knot[],
  [rear, front]: VehicleShape['wheels'],
  sill: number,
  arch: number,
): Layer {
  const half = Math.sqrt(Math.max(0, arch ** 2 - (front.r - sill) ** 2))
  const over = (x: number) => path`L${x + half} ${-sill}A${arch} ${arch} 0 1 0 ${x - half} ${-sill}`
  return { type: 'fill', d: `${traceKnots(upper, false)}${over(front.x)}${over(rear.x)}Z` }
}
