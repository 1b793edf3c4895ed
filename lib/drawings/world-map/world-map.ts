import { z } from 'zod'
import type { Box, Point } from '@/lib/drawings/geometry'
import data from './map-data.json'

/** Drawn by studio/draw-world.ts from @svg-maps/world (CC BY 4.0): whoever shows it names the source. */
const mapSchema = z.object({
  width: z.number().positive(),
  height: z.number().positive(),
  /** A dot is a line without length. */
  land: z.string(),
  /** The dot in the middle of each country, by its code. */
  middles: z.record(z.string(), z.tuple([z.number(), z.number()])),
})
export const worldMap = mapSchema.parse(data)

export const worldBox: Box = { x: -1, y: -1, width: worldMap.width + 1, height: worldMap.height + 1 }

/** Where a country lies on the map; null = it is not on it. */
export function placeOfCountry(code: string): Point | null {
  return worldMap.middles[code] ?? null
}
