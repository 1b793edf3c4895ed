import { z } from 'zod'
import { axleSchema, langShape, pagingShape, slugSchema } from './common'
import {
  adjusterSchema,
  constructionSchema,
  familySchema,
  productKindSchema,
  productSummarySchema,
  seriesSchema,
} from './product'
import { mountKindSchema, vehicleTypeSchema } from './vehicle'

export const productSorts = ['relevance', 'name', 'code', 'newest', 'price', 'length', 'stroke'] as const
export const productSortSchema = z.enum(productSorts)
export type ProductSort = z.infer<typeof productSortSchema>

const textOrTexts = z.union([z.string(), z.array(z.string())])
const splitTexts = (value: string | string[] | undefined) =>
  value === undefined || value === '' ? [] : [...new Set(Array.isArray(value) ? value : value.split(','))]

/** Several values: repeated, or joined by commas, each counted once; none = any. */
const list = <T extends z.ZodType<unknown, string>>(item: T) =>
  textOrTexts.optional().transform(splitTexts).pipe(z.array(item).max(24))

/** No part is longer, mm. */
export const longestMm = 1000
const lengthMm = z.coerce.number().min(0).max(longestMm)

const productFilterShape = {
  family: list(familySchema),
  kind: list(productKindSchema),
  series: list(seriesSchema),
  construction: list(constructionSchema),
  adjuster: list(adjusterSchema),
  axle: axleSchema.optional(),
  lengthMin: lengthMm.optional(),
  lengthMax: lengthMm.optional(),
  priceMin: z.coerce.number().min(0).optional(),
  priceMax: z.coerce.number().min(0).optional(),
  /** Only parts that fit, or fit under a condition, this vehicle. */
  vehicle: slugSchema.optional(),
  vehicleType: vehicleTypeSchema.optional(),
  /** Tape measure: lengths in mm with a tolerance in mm, results ranked by closeness. */
  measureLength: lengthMm.optional(),
  measureStroke: lengthMm.optional(),
  measureTop: mountKindSchema.optional(),
  measureBottom: mountKindSchema.optional(),
  tolerance: z.coerce.number().min(0).max(100).default(10),
  ids: list(slugSchema),
} as const

export const getProductsQuery = z.object({
  ...langShape,
  ...pagingShape,
  ...productFilterShape,
  sort: productSortSchema.default('relevance'),
})
export type GetProductsQuery = z.infer<typeof getProductsQuery>
export type GetProductsInput = z.input<typeof getProductsQuery>

export const facetKeys = ['family', 'kind', 'series', 'construction', 'adjuster', 'length', 'price'] as const
export type FacetKey = (typeof facetKeys)[number]
/** `value` is the filter value; lengths and prices are bands `from-to`, in mm and THB. */
export const facetSchema = z.object({
  key: z.enum(facetKeys),
  options: z.array(z.object({ value: z.string(), count: z.int() })),
})
export type Facet = z.infer<typeof facetSchema>

export const productListSchema = z.object({
  items: z.array(productSummarySchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  facets: z.array(facetSchema),
})
export type ProductList = z.infer<typeof productListSchema>

export const compareQuery = z.object({
  ...langShape,
  ids: textOrTexts.transform(splitTexts).pipe(z.array(slugSchema).min(1).max(4)),
  vehicle: slugSchema.optional(),
})
