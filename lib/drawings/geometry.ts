/** x to the right, y downwards, both in the unit of the drawing (mm for parts, cm for vehicles). */
export type Point = readonly [x: number, y: number]
export type Box = { x: number; y: number; width: number; height: number }

/** Rounds to a tenth: finer than a screen pixel in every drawing, and short in the markup. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Template tag for path data: rounds every number. Only absolute commands, so that `pathPoints` can read the result. */
export function path(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((text, part, i) => {
    const value = values[i - 1]
    return `${text}${typeof value === 'number' ? round(value) : (value ?? '')}${part}`
  })
}

const argumentCounts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

/** Points on an elliptical arc (SVG 1.1 appendix F.6.5, no axis rotation); ends included. */
function arcPoints([x0, y0]: Point, rx: number, ry: number, large: boolean, sweep: boolean, [x1, y1]: Point): Point[] {
  if (rx === 0 || ry === 0) return [[x1, y1]]
  const dx = (x0 - x1) / 2 / rx
  const dy = (y0 - y1) / 2 / ry
  const length = Math.hypot(dx, dy)
  if (length === 0) return [[x1, y1]]
  const grow = Math.max(1, length)
  const offset = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, grow ** 2 / length ** 2 - 1))
  const cx = offset * dy
  const cy = -offset * dx
  const start = Math.atan2(dy - cy, dx - cx)
  let turn = Math.atan2(-dy - cy, -dx - cx) - start
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  return Array.from({ length: 17 }, (_, i) => {
    const angle = start + (turn * i) / 16
    return [
      (x0 + x1) / 2 + rx * (cx + grow * Math.cos(angle)),
      (y0 + y1) / 2 + ry * (cy + grow * Math.sin(angle)),
    ] as const
  })
}

function curvePoints(from: Point, ...rest: Point[]): Point[] {
  const points = [from, ...rest]
  return Array.from({ length: 8 }, (_, i) => {
    const t = (i + 1) / 8
    let level = points
    while (level.length > 1) {
      level = level.slice(1).map(([x, y], j) => {
        const [px, py] = level[j] ?? [x, y]
        return [px + (x - px) * t, py + (y - py) * t] as const
      })
    }
    return level[0] ?? from
  })
}

/**
 * Points that lie on a path, close enough together to measure it by.
 * @throws when the path uses a relative or unknown command.
 */
export function pathPoints(d: string): Point[] {
  const points: Point[] = []
  let at: Point = [0, 0]
  let start: Point = at
  for (const [, command = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = argumentCounts[command]
    if (size === undefined) throw new Error(`Path command ${command} is not absolute`)
    const numbers = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    if (command === 'Z') at = start
    for (let i = 0; size > 0 && i < numbers.length; i += size) {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0, h = 0] = numbers.slice(i, i + size)
      const next: Point[] =
        command === 'H'
          ? [[a, at[1]]]
          : command === 'V'
            ? [[at[0], a]]
            : command === 'A'
              ? arcPoints(at, a, b, e === 1, f === 1, [g, h])
              : command === 'C'
                ? curvePoints(at, [a, b], [c, e], [f, g])
                : command === 'Q'
                  ? curvePoints(at, [a, b], [c, e])
                  : [[a, b]]
      points.push(...next)
      at = next.at(-1) ?? at
      if (command === 'M') start = at
    }
  }
  return points
}

/** The smallest box round the points, grown by `pad` on every side. */
export function boxAround(points: readonly Point[], pad = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left - pad, y: top - pad, width: right - left + 2 * pad, height: bottom - top + 2 * pad }
}

/** Turns points about the origin; positive degrees are clockwise on the screen. */
export function rotatePoints(points: readonly Point[], degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos])
}

/** A box as the `viewBox` of an SVG, rounded to a tenth. */
export function formatBox({ x, y, width, height }: Box): string {
  return [x, y, width, height].map(round).join(' ')
}
