import { z } from 'zod'
import { langShape, slugSchema } from './common'
import { productSummarySchema } from './product'

export const bannerSchema = z.object({
  id: slugSchema,
  title: z.string(),
  text: z.string(),
  /** Path inside the site, without locale prefix. */
  href: z.string().startsWith('/'),
  action: z.string(),
  /** Product whose drawing illustrates the banner. */
  product: productSummarySchema.nullable(),
})
export type Banner = z.infer<typeof bannerSchema>

/** ISO 3166-1 alpha-2. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/)
export const continentCodes = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const
export const continentSchema = z.object({ code: z.enum(continentCodes), name: z.string(), countryCount: z.int() })
export const countrySchema = z.object({
  code: countryCodeSchema,
  name: z.string(),
  continent: z.enum(continentCodes),
  /** Calling codes without plus. */
  phone: z.array(z.string()),
  currency: z.array(z.string()),
})
export const countryQuery = z.object({ ...langShape, code: z.string().trim().toUpperCase().pipe(countryCodeSchema) })

/** Where the visitor seems to be: a hint, never a decision. */
export const userLocationSchema = z.object({
  country: countryCodeSchema.nullable(),
  source: z.enum(['cdn-header', 'address', 'none']),
})
