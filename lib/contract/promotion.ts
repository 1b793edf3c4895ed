import { z } from 'zod'
import { daySchema, langShape, slugSchema } from './common'
import { dayStateSchema } from './day-state'
import { get, type Endpoint } from './endpoint'
import { familySchema, seriesSchema } from './product'

/** What it is for: motorcycles and scooters, or cars and pickups. */
const promotionLines = ['moto', 'auto'] as const
export const promotionLineSchema = z.enum(promotionLines)
export type PromotionLine = z.infer<typeof promotionLineSchema>

const promotionPlaces = ['workshop', 'van', 'dealer'] as const
const promotionTerms = [
  'book',
  'walk-in',
  'receipt',
  'with-fitting',
  'one-a-vehicle',
  'own-part',
  'parts-extra',
  'as-places-last',
] as const

export const promotionSchema = z.object({
  id: slugSchema,
  lines: z.array(promotionLineSchema).min(1),
  /** First and last day, both included; days of Thailand. */
  startsOn: daySchema,
  endsOn: daySchema,
  state: dayStateSchema,
  places: z.array(z.enum(promotionPlaces)).min(1),
  /** Parts it is about; both empty = any. */
  families: z.array(familySchema),
  series: z.array(seriesSchema),
  terms: z.array(z.enum(promotionTerms)).min(1),
  title: z.string().min(1),
  text: z.string().min(1),
  /** What is done or given, one a line. */
  includes: z.array(z.string().min(1)).min(1),
  /** Made up to show how promotions look. */
  sample: z.boolean(),
})
export type Promotion = z.infer<typeof promotionSchema>

export const promotionQuery = z.object({
  ...langShape,
  line: promotionLineSchema.optional(),
  state: dayStateSchema.optional(),
})

export const promotionEndpoints = {
  getPromotions: get(
    'promotions',
    'Promotions with their state today in Thailand: running, the first to end first; coming, the next first; past, the latest first',
    promotionQuery,
    z.array(promotionSchema),
  ),
} as const satisfies Record<string, Endpoint>
