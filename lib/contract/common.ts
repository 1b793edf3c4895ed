import { z } from 'zod'
import { langs } from './lang-words'

export const langSchema = z.enum(langs)
export type Lang = z.infer<typeof langSchema>

/** The same text in every language of the site. */
export const localizedTextSchema = z.object({ en: z.string(), th: z.string(), ja: z.string() })
export type LocalizedText = z.infer<typeof localizedTextSchema>

/** Calendar day in Thailand, `YYYY-MM-DD`. */
export const daySchema = z.iso.date()

/** Year and month, `YYYY-MM`. */
export const yearMonthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** Lower-case words joined by hyphens; the readable id of products, vehicles, brands and models. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(120)

export const axles = ['front', 'rear'] as const
export const axleSchema = z.enum(axles)
export type Axle = z.infer<typeof axleSchema>

const pageSizes = { default: 24, max: 96 } as const
export const pagingShape = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(pageSizes.max).default(pageSizes.default),
}

export const langShape = { lang: langSchema.default('en') }
