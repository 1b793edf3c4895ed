import type { Point } from '@/lib/drawings/geometry'
import { placeOnMap } from './projection'

/** Rings of an outline of the map: each begins at an absolute point and goes on in relative steps. */
function ringsOf(d: string): Point[][] {
  return d
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const figures = (ring.match(/-?\d+/g) ?? []).map(Number)
      const points: Point[] = []
      for (let i = 0; i < figures.length; i += 2) {
        const [x, y] = points.at(-1) ?? [0, 0]
        points.push([x + (figures[i] ?? 0), y + (figures[i + 1] ?? 0)])
      }
      return points
    })
}

/** Whether a line from the point to the right crosses the ring an odd number of times. */
function isInside(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  for (const [i, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring.at(i - 1) ?? [x1, y1]
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
  }
  return inside
}

/** The province a place lies in, by the outlines of the map (some three kilometres fine); null = in none of them. */
export function provinceAt(
  outlines: Readonly<Record<string, string>>,
  { lat, lng }: { lat: number; lng: number },
): string | null {
  const place = placeOnMap(lat, lng)
  const found = Object.entries(outlines).find(
    ([, d]) => ringsOf(d).filter((ring) => isInside(ring, place)).length % 2 === 1,
  )
  return found?.[0] ?? null
}
