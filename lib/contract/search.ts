import { z } from 'zod'
import { langShape, slugSchema } from './common'
import { productSummarySchema } from './product'
import { vehicleSummarySchema } from './vehicle'

const searchKinds = ['product', 'vehicle', 'page'] as const
export const searchKindSchema = z.enum(searchKinds)
export type SearchKind = z.infer<typeof searchKindSchema>

/** How a hit was found: exact part number, all words, most words, or after correcting the keyboard layout. */
export const searchMatches = ['code', 'all', 'some', 'keyboard', 'nearest'] as const

const hitBase = { score: z.number(), matched: z.enum(searchMatches) }
export const searchHitSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), ...hitBase, product: productSummarySchema }),
  z.object({ kind: z.literal('vehicle'), ...hitBase, vehicle: vehicleSummarySchema, productCount: z.int() }),
  z.object({ kind: z.literal('page'), ...hitBase, route: z.string(), title: z.string() }),
])
export type SearchHit = z.infer<typeof searchHitSchema>

export const searchQuery = z.object({
  ...langShape,
  q: z.string().trim().min(1).max(120),
  kind: searchKindSchema.optional(),
  page: z.coerce.number().int().min(1).max(100).default(1),
  vehicle: slugSchema.optional(),
})
export const searchAnswerSchema = z.object({
  query: z.string(),
  /** What was searched instead, when the query was typed with the wrong keyboard layout. */
  corrected: z.string().nullable(),
  total: z.int(),
  page: z.int(),
  hits: z.array(searchHitSchema),
  /** True when nothing matched and `hits` are the nearest. */
  nearest: z.boolean(),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
