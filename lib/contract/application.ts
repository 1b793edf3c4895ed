import { z } from 'zod'
import { axleSchema, langShape, slugSchema } from './common'
import { get, langQuery, type Endpoint } from './endpoint'
import { fitmentSchema } from './fitment'
import { productKindSchema, seriesSchema } from './product'
import { vehicleSummarySchema, vehicleTypeSchema } from './vehicle'

/** What narrows the chart; each is left out for "any". */
export const applicationFilter = z.object({
  type: vehicleTypeSchema.optional(),
  brand: slugSchema.optional(),
  model: slugSchema.optional(),
  /** Calendar year of the common era in which the vehicle was sold. */
  year: z.coerce.number().int().min(1950).max(2100).optional(),
})
export type ApplicationFilter = z.infer<typeof applicationFilter>

/** Larger pages than lists of products have: a file of the whole chart is put together from them. */
export const applicationPageSizes = { default: 30, max: 1000 } as const

export const applicationQuery = z.object({
  ...langShape,
  ...applicationFilter.shape,
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(applicationPageSizes.max).default(applicationPageSizes.default),
})

/** One line of the application chart: a product that fits one axle of a vehicle, directly or under a condition. */
export const applicationSchema = z.object({
  vehicle: vehicleSummarySchema,
  axle: axleSchema,
  product: z.object({ id: slugSchema, code: z.string(), kind: productKindSchema, series: seriesSchema }),
  ...fitmentSchema.pick({ quantity: true, status: true, restrictions: true, rideHeightMm: true }).shape,
})
export type Application = z.infer<typeof applicationSchema>

export const applicationListSchema = z.object({
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** By brand, model, age, axle, series and part number. */
  items: z.array(applicationSchema),
})
export type ApplicationList = z.infer<typeof applicationListSchema>

export const applicationBrandSchema = z.object({
  id: slugSchema,
  name: z.string(),
  models: z.int(),
  vehicles: z.int(),
  applications: z.int(),
})
export type ApplicationBrand = z.infer<typeof applicationBrandSchema>

export const applicationEndpoints = {
  getApplications: get(
    'applications',
    'The application chart: which product fits which vehicle, filtered and paged',
    applicationQuery,
    applicationListSchema,
  ),
  getApplicationBrands: get(
    'applications/brands',
    'Brands in the application chart with what it holds of each',
    langQuery,
    z.array(applicationBrandSchema),
  ),
} as const satisfies Record<string, Endpoint>
