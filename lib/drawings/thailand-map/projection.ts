import type { Box, Point } from '@/lib/drawings/geometry'

/** Units of the source that one unit of the map is. */
export const mapGrid = 2.5

/** Degrees of the outermost points of the country, and where they lie in the source. */
const edges = {
  west: 97.343,
  east: 105.637,
  north: 20.465,
  south: 5.613,
  left: 0.26,
  right: 559.32,
  top: 0.29,
  bottom: 1024.26,
} as const

export const mapBox: Box = { x: -4, y: -4, width: 232, height: 418 }

/** Height of a latitude on a Mercator map, in radians of the globe. */
function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
}

/** Where a place lies on the map, in the map's own units; degrees of WGS 84. */
export function placeOnMap(latitude: number, longitude: number): Point {
  const { west, east, north, south, left, right, top, bottom } = edges
  const x = left + ((longitude - west) / (east - west)) * (right - left)
  const y = top + ((mercator(north) - mercator(latitude)) / (mercator(north) - mercator(south))) * (bottom - top)
  return [x / mapGrid, y / mapGrid]
}

/** The part of the map that shows these points with room around them: at least `least` wide and `ratio` times as high as wide. */
export function boxAround(points: readonly Point[], least: number, ratio: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const width = Math.max(least, (right - left) * 1.3, ((bottom - top) * 1.3) / ratio)
  return { x: (left + right - width) / 2, y: (top + bottom - width * ratio) / 2, width, height: width * ratio }
}
