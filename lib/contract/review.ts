import { z } from 'zod'
import { daySchema, langSchema, langShape, slugSchema } from './common'
import { get, type Endpoint } from './endpoint'

/** What a buyer wrote; only what was imported from somewhere real. */
export const reviewSchema = z.object({
  id: slugSchema,
  rating: z.int().min(1).max(5),
  text: z.string().min(1),
  /** Language it was written in. */
  lang: langSchema,
  author: z.string().min(1),
  writtenOn: daySchema,
  /** Where it was written, such as the name of a shop. */
  source: z.string().min(1),
})
export type Review = z.infer<typeof reviewSchema>

export const reviewEndpoints = {
  getCustomerReview: get(
    'reviews',
    'What buyers wrote about a product, the latest first; empty while nothing was imported',
    z.object({ ...langShape, product: slugSchema }),
    z.array(reviewSchema),
  ),
} as const satisfies Record<string, Endpoint>
