import type { Point } from '@/lib/drawings/geometry'

/** Corners of an outline of the map: rings that begin at an absolute point and go on in relative steps. */
export function outlinePoints(d: string): Point[] {
  return d
    .split('z')
    .filter(Boolean)
    .flatMap((ring) => {
      const [x = 0, y = 0, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number)
      const points: Point[] = [[x, y]]
      for (let i = 0; i < steps.length; i += 2) {
        const [lastX, lastY] = points.at(-1) ?? [x, y]
        points.push([lastX + (steps[i] ?? 0), lastY + (steps[i + 1] ?? 0)])
      }
      return points
    })
}
