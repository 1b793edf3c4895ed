import { z } from 'zod'
import { adjusterSchema, constructionSchema, productSummarySchema, seriesSchema, setupSchema } from './product'
import { axleSchema, daySchema, langShape } from './common'
import { get, type Endpoint } from './endpoint'
import { fitmentSchema } from './fitment'
import { vehicleSchema, vehicleSummarySchema } from './vehicle'

/** Ranges whose vehicles have a page each: the first part of its path, the series it is about, and the page of that series. */
export const vehicleRanges = {
  'car-spring': { prefix: '/car-spring', series: 'car-spring', overview: '/car-spring' },
  'dtg-sport': { prefix: '/dtg-sport', series: 'dtg-sport', overview: '/dtg-sport' },
  'z-series': { prefix: '/z-series', series: 'z-series', overview: '/z-series' },
  gtx: { prefix: '/GTX', series: 'gtx', overview: '/GTX' },
  yamaha: { prefix: '/YAMAHA', series: 'gtx', overview: '/GTX' },
  vespa: { prefix: '/vespa', series: 'vespa', overview: '/vespa' },
} as const
export type VehicleRange = keyof typeof vehicleRanges
export const vehicleRangeSchema = z.enum(Object.keys(vehicleRanges) as [VehicleRange, ...VehicleRange[]])

/** Last part of a page's path, in the capitals it is published with. */
export const pageSlugSchema = z
  .string()
  .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/)
  .max(60)

const heightsSchema = z.array(z.number())

export const vehiclePageEntrySchema = z.object({
  range: vehicleRangeSchema,
  slug: pageSlugSchema,
  /** Path every language shares, `/car-spring/haval-h6`. */
  path: z.string().startsWith('/'),
  /** Path of the present edition of a dated page, which stays for old links and is not for search engines; null = this is the present one. */
  supersededBy: z.string().startsWith('/').nullable(),
  /** Oldest first; more than one where generations share all parts. */
  vehicles: z.array(vehicleSummarySchema).min(1),
  productCount: z.int(),
  /** Changes of ride height the parts bring about, mm, each once, ascending; without 0. */
  heightsFrontMm: heightsSchema,
  heightsRearMm: heightsSchema,
  /** When one of its parts was last changed. */
  changedOn: daySchema,
})
export type VehiclePageEntry = z.infer<typeof vehiclePageEntrySchema>

/** A part of the range with what is recorded for the page's vehicles. */
export const vehiclePartSchema = z.object({
  product: productSummarySchema,
  setups: z.array(setupSchema),
  fitments: z.array(fitmentSchema).min(1),
})
export type VehiclePart = z.infer<typeof vehiclePartSchema>

/** What another series has for the same vehicles. */
const otherSeriesSchema = z.object({
  series: seriesSchema,
  productCount: z.int(),
  axles: z.array(axleSchema),
  constructions: z.array(constructionSchema),
  adjusters: z.array(adjusterSchema),
  heightsMm: heightsSchema,
  /** Page of the same vehicle in that series; null = none. */
  path: z.string().startsWith('/').nullable(),
})
export type OtherSeries = z.infer<typeof otherSeriesSchema>

/** A generation of the same model that the page is not for, with the page that is, if there is one. */
const otherGenerationSchema = z.object({
  vehicle: vehicleSummarySchema,
  path: z.string().startsWith('/').nullable(),
})

export const vehiclePageSchema = z.object({
  entry: vehiclePageEntrySchema,
  vehicles: z.array(vehicleSchema).min(1),
  parts: z.array(vehiclePartSchema),
  otherGenerations: z.array(otherGenerationSchema),
  otherSeries: z.array(otherSeriesSchema),
  /** Seals, bushes, bump stops and springs listed for the same vehicles. */
  spares: z.array(productSummarySchema),
  related: z.array(vehiclePageEntrySchema),
})
export type VehiclePage = z.infer<typeof vehiclePageSchema>

const listQuery = z.object({ ...langShape })
const pageQuery = z.object({ ...langShape, slug: pageSlugSchema })
const scooterQuery = pageQuery.extend({ range: z.enum(['gtx', 'yamaha']) })
const listSchema = z.array(vehiclePageEntrySchema)
const unknown = { errors: ['NOT_FOUND'] } as const

export const vehiclePageEndpoints = {
  getCarSprings: get(
    'vehicle-pages/car-spring',
    'Vehicles with a page of lowering, comfort and lift springs',
    listQuery,
    listSchema,
  ),
  getCarSpring: get('vehicle-pages/car-spring/page', 'Springs for one vehicle', pageQuery, vehiclePageSchema, unknown),
  getDtgList: get('vehicle-pages/dtg-sport', 'Vehicles with a page of DTG Sport dampers', listQuery, listSchema),
  getDtg: get('vehicle-pages/dtg-sport/page', 'DTG Sport for one vehicle', pageQuery, vehiclePageSchema, unknown),
  getZSeriesList: get('vehicle-pages/z-series', 'Vehicles with a page of the Z series', listQuery, listSchema),
  getZSeries: get('vehicle-pages/z-series/page', 'Z series for one vehicle', pageQuery, vehiclePageSchema, unknown),
  getVespas: get('vehicle-pages/vespa', 'Vespas with a page of their front and rear shocks', listQuery, listSchema),
  getVespa: get(
    'vehicle-pages/vespa/page',
    'Front and rear shocks for one family of Vespas',
    pageQuery,
    vehiclePageSchema,
    unknown,
  ),
  getScooters: get('vehicle-pages/scooter', 'Scooters with a page of the GTX series', listQuery, listSchema),
  getScooter: get(
    'vehicle-pages/scooter/page',
    'GTX for one scooter; a name that has no page yet is looked up among the scooters',
    scooterQuery,
    vehiclePageSchema,
    unknown,
  ),
} as const satisfies Record<string, Endpoint>
