import { z } from 'zod'
import { langShape, slugSchema } from './common'
import { dealerSizeSchema, vehicleLineSchema } from './dealer'
import { get, type Endpoint } from './endpoint'
import { continentCodes, countryCodeSchema } from './site'

/** What a distributor does in its territory: brings parts in, sells to shops, or looks after them as well. */
const distributorKinds = ['importer', 'wholesaler', 'service-partner'] as const
export const distributorKindSchema = z.enum(distributorKinds)
export type DistributorKind = z.infer<typeof distributorKindSchema>

const continentCodeSchema = z.enum(continentCodes)
const namedCountrySchema = z.object({ code: countryCodeSchema, name: z.string(), slug: slugSchema })

export const distributorSchema = z.object({
  id: slugSchema,
  code: z.string(),
  kind: distributorKindSchema,
  size: dealerSizeSchema,
  name: z.string(),
  continent: continentCodeSchema,
  country: namedCountrySchema,
  /** Every country it delivers to, its own first. */
  territory: z.array(namedCountrySchema).min(1),
  /** The only one in its territory. */
  exclusive: z.boolean(),
  lines: z.array(vehicleLineSchema),
  /** ISO 639-1. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)),
  city: z.string(),
  /** On one line, as it is written in the country, in Latin letters. */
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** With the calling code of the country. */
  phones: z.array(z.string()),
  email: z.email().nullable(),
  web: z.url().nullable(),
  /** Made up to show the site with; nobody answers there. */
  sample: z.boolean(),
})
export type Distributor = z.infer<typeof distributorSchema>

export const distributorEndpoints = {
  getWorldDistributors: get(
    'distributors/world',
    'Distributors outside Thailand, by continent and country',
    z.object({
      ...langShape,
      continent: continentCodeSchema.optional(),
      /** Those that deliver there. */
      country: z.string().trim().toUpperCase().pipe(countryCodeSchema).optional(),
    }),
    z.array(distributorSchema),
  ),
} as const satisfies Record<string, Endpoint>
