import { z } from 'zod'
import data from './map-data.json'

/** Drawn by studio/draw-thailand.ts from @svg-maps/thailand (CC BY 4.0): whoever shows it names the source. */
const mapSchema = z.object({
  grid: z.number().positive(),
  land: z.string(),
  borders: z.string(),
  provinces: z.record(z.string(), z.string()),
})
export const thailandMap = mapSchema.parse(data)
