import { z } from 'zod'
import { adjusterLetters } from './adjuster-letters'
import { axleSchema, slugSchema } from './common'
import { fitVerdictSchema, fitmentSchema } from './fitment'
import { constructions, families, finishes, productKinds, seriesIds, springTypes } from './product-words'
import { mountSchema } from './vehicle'

export const familySchema = z.enum(families)
export const productKindSchema = z.enum(productKinds)
export const seriesSchema = z.enum(seriesIds)
export const constructionSchema = z.enum(constructions)
export const adjusterSchema = z.enum(adjusterLetters)
export const springTypeSchema = z.enum(springTypes)
const finishSchema = z.enum(finishes)

const mm = z.number().nonnegative().nullable()
const count = z.int().nonnegative().nullable()

/** Every figure of a product; null = does not apply to this kind of part. */
export const productSpecSchema = z.object({
  /** Eye-to-eye (or seat-to-stem) length, fully extended, mm. For springs: null. */
  lengthMm: mm,
  /** Length fully compressed, mm. */
  closedLengthMm: mm,
  /** Damper stroke, mm. */
  strokeMm: mm,
  /** Range of the length (ride-height) adjuster, mm. */
  lengthAdjustMm: mm,
  /** Outside diameter of the damper body, mm. */
  bodyMm: mm,
  /** Piston rod diameter, mm. */
  shaftMm: mm,
  springType: springTypeSchema.nullable(),
  /** Spring rate (initial rate where progressive), N/mm. */
  springRateNmm: mm,
  /** Final rate of a progressive or dual spring, N/mm. */
  springRateEndNmm: mm,
  /** Wire diameter, mm. */
  wireMm: mm,
  /** Inside diameter of the coils, mm. */
  coilInnerMm: mm,
  /** Free length of the spring, mm. */
  springLengthMm: mm,
  /** Active coils; may have a fraction. */
  coils: mm,
  /** Usable preload, mm (threaded or hydraulic adjuster). */
  preloadMm: mm,
  /** Preload steps (stepped adjuster). */
  preloadSteps: count,
  reboundClicks: count,
  compressionClicks: count,
  highSpeedClicks: count,
  /** Gas charge, bar at 20 °C. */
  gasBar: mm,
  top: mountSchema.nullable(),
  bottom: mountSchema.nullable(),
  /** Change of ride height at the front axle, mm; negative lowers. */
  heightFrontMm: z.number().nullable(),
  /** Change of ride height at the rear axle, mm; negative lowers. */
  heightRearMm: z.number().nullable(),
  /** Extra axle load the part is made for, kg. */
  extraLoadKg: mm,
  /** Working and maximum air pressure, bar; load of one bag, kg. */
  airBar: mm,
  airMaxBar: mm,
  bagLoadKg: mm,
  /** Fork tube inner diameter a fork part is made for, mm. */
  forkTubeMm: mm,
  /** Contents, ml (oil) or l × 1000 (air tank). */
  volumeMl: mm,
  /** Kinematic viscosity of an oil at 40 °C, mm²/s. */
  viscosityCst: mm,
  /** Weight of one part, kg. */
  weightKg: mm,
})
export type ProductSpec = z.infer<typeof productSpecSchema>

/** Recommended retail price with VAT, THB, satang not used; a single price has the same figure twice. */
export const priceRangeSchema = z
  .object({ fromThb: z.number().nonnegative(), toThb: z.number().nonnegative() })
  .refine(({ fromThb, toThb }) => fromThb <= toThb)
export type PriceRange = z.infer<typeof priceRangeSchema>

/** What a drawing of the part needs and a list card shows. */
export const productSummarySchema = z.object({
  id: slugSchema,
  code: z.string(),
  name: z.string(),
  tagline: z.string(),
  family: familySchema,
  kind: productKindSchema,
  series: seriesSchema,
  axle: axleSchema.nullable(),
  construction: constructionSchema.nullable(),
  adjusters: z.array(adjusterSchema),
  bodyFinish: finishSchema,
  springFinish: finishSchema.nullable(),
  spec: productSpecSchema,
  /** null = ask a dealer. */
  price: priceRangeSchema.nullable(),
  /** First day of sale, ISO date. */
  releasedOn: z.string(),
  /** Only when the request named a vehicle. */
  verdict: fitVerdictSchema.nullable(),
})
export type ProductSummary = z.infer<typeof productSummarySchema>

export const setupColumns = ['factory', 'comfort', 'sport', 'load'] as const
const setupColumnSchema = z.enum(setupColumns)
/** Clicks are counted out from fully closed; preload in mm or in steps, as the adjuster has it. */
export const setupSchema = z.object({
  column: setupColumnSchema,
  preload: z.number().nullable(),
  rebound: z.int().nullable(),
  compression: z.int().nullable(),
  highSpeed: z.int().nullable(),
  sagMm: z.number().nullable(),
})
export type Setup = z.infer<typeof setupSchema>

const documentKinds = ['manual', 'data-sheet', 'drawing', 'data', 'fitment-list'] as const
const productDocumentSchema = z.object({
  kind: z.enum(documentKinds),
  format: z.enum(['pdf', 'html', 'svg', 'csv', 'json']),
  href: z.string(),
})

export const productSchema = productSummarySchema.extend({
  description: z.string(),
  setups: z.array(setupSchema),
  documents: z.array(productDocumentSchema),
  /** Part numbers that this one superseded, the latest first. */
  formerCodes: z.array(z.string()),
  /** The vehicle makers' own numbers of what this part replaces. */
  originalNumbers: z.array(z.string()),
  fitmentCount: z.int(),
})
export type Product = z.infer<typeof productSchema>

/** Everything the product page shows beside the product itself. */
export const productInfoSchema = z.object({
  product: productSchema,
  fitments: z.array(fitmentSchema),
  related: z.array(productSummarySchema),
  /** Spares for the same vehicles and the same axle, whose figures agree with the product's. */
  spares: z.array(productSummarySchema.pick({ id: true, code: true, name: true, kind: true })),
})
export type ProductInfo = z.infer<typeof productInfoSchema>

export const productCategorySchema = z.object({
  family: familySchema,
  productCount: z.int(),
  kinds: z.array(z.object({ kind: productKindSchema, productCount: z.int() })),
})
export type ProductCategory = z.infer<typeof productCategorySchema>

/** Row-less minimum of every product: what sitemaps and static params need. */
export const productIndexSchema = z.array(z.object({ id: slugSchema, code: z.string(), updatedOn: z.string() }))
export type ProductIndex = z.infer<typeof productIndexSchema>
