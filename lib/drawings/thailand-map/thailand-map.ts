import { z } from 'zod'
import type { Box, Point } from '@/lib/drawings/geometry'
import data from './map-data.json'

/** Drawn by studio/draw-thailand.ts from @svg-maps/thailand (CC BY 4.0): whoever shows it names the source. */
const mapSchema = z.object({
  grid: z.number().positive(),
  land: z.string(),
  borders: z.string(),
  provinces: z.record(z.string(), z.string()),
})
export const thailandMap = mapSchema.parse(data)

/** Degrees of the outermost points of the country, and where they lie in the source, whose unit is `grid` times smaller than the map's. */
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
  return [x / thailandMap.grid, y / thailandMap.grid]
}
