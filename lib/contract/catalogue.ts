import { z } from 'zod'
import { langShape, slugSchema } from './common'
import { get, type Endpoint } from './endpoint'
import { familySchema, productSummarySchema, seriesSchema } from './product'
import { vehicleTypeSchema } from './vehicle'

export const catalogueNames = ['Bigbike', 'High-Performance', 'Master-Catalogue', 'Moto-Scooter', 'Vespa'] as const
export type CatalogueName = (typeof catalogueNames)[number]

/** Calendar years of the common era; `toYear` null = still made. */
const years = { fromYear: z.int(), toYear: z.int().nullable() } as const

/** A line of a catalogue: what its picture, its figures and its fits need. */
const cataloguePartSchema = productSummarySchema
  .omit({ tagline: true, price: true, releasedOn: true, verdict: true })
  .extend({
    /** Models it fits, directly or under a condition, with the years of the generations it fits. */
    fits: z.array(z.object({ model: slugSchema, ...years })),
  })
export type CataloguePart = z.infer<typeof cataloguePartSchema>

const catalogueModelSchema = z.object({
  id: slugSchema,
  type: vehicleTypeSchema,
  brandId: slugSchema,
  brand: z.string(),
  model: z.string(),
  ...years,
})
export type CatalogueModel = z.infer<typeof catalogueModelSchema>

const catalogueSectionSchema = z.object({ series: seriesSchema, parts: z.array(cataloguePartSchema) })
const catalogueChapterSchema = z.object({ family: familySchema, sections: z.array(catalogueSectionSchema) })

export const catalogueSchema = z.object({
  name: z.enum(catalogueNames),
  productCount: z.int(),
  /** The day on which the data of any of its products last changed, ISO date; null = it has no products. */
  editionOn: z.string().nullable(),
  chapters: z.array(catalogueChapterSchema),
  /** Every model that any of its parts fits, by brand and name. */
  models: z.array(catalogueModelSchema),
})
export type Catalogue = z.infer<typeof catalogueSchema>

const catalogueQuery = z.object({ ...langShape, name: z.enum(catalogueNames) })

export const catalogueEndpoints = {
  getCatalogue: get('catalogues', 'A catalogue by name', catalogueQuery, catalogueSchema, { errors: ['NOT_FOUND'] }),
} as const satisfies Record<string, Endpoint>
