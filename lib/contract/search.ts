import { z } from 'zod'
import { langShape, slugSchema } from './common'
import { familySchema, productKindSchema, productSummarySchema } from './product'
import { vehicleSummarySchema } from './vehicle'

/** What stands on the site beside products and vehicles. */
const siteKinds = [
  'service',
  'question',
  'setup',
  'manual',
  'document',
  'video',
  'road-show',
  'dealer',
  'job',
  'news',
  'build',
  'promotion',
  'vehicle-page',
  'series',
  'page',
] as const
const siteKindSchema = z.enum(siteKinds)
export type SiteKind = z.infer<typeof siteKindSchema>

export const searchKinds = ['product', 'vehicle', ...siteKinds] as const
const searchKindSchema = z.enum(searchKinds)
export type SearchKind = z.infer<typeof searchKindSchema>

/** How a hit was found: exact part number, all words, most words, after correcting the keyboard layout, by what was meant, or as the nearest. */
export const searchMatches = ['code', 'all', 'some', 'keyboard', 'meant', 'nearest'] as const

/** Address of a small picture on this site; null = none. */
const pictureSchema = z.string().startsWith('/').nullable()
const hitBase = { score: z.number(), matched: z.enum(searchMatches), picture: pictureSchema }
const siteHitSchema = z.object({
  kind: siteKindSchema,
  ...hitBase,
  id: z.string(),
  /** Shared path, without a language prefix; may have a query or a fragment. */
  path: z.string().startsWith('/'),
  title: z.string(),
  summary: z.string(),
})
export type SiteHit = z.infer<typeof siteHitSchema>

/** Which of the vehicles that were named a part fits: their model, and its generations where that is not all of them, newest first. */
const namedFitSchema = z.object({ model: z.string(), generations: z.array(z.string()), isConditional: z.boolean() })
export type NamedFit = z.infer<typeof namedFitSchema>

const searchHitSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('product'),
    ...hitBase,
    product: productSummarySchema,
    /** null = no vehicle was named, or none of them is known to take it. */
    fits: namedFitSchema.nullable(),
  }),
  z.object({ kind: z.literal('vehicle'), ...hitBase, vehicle: vehicleSummarySchema, productCount: z.int() }),
  siteHitSchema,
])
export type SearchHit = z.infer<typeof searchHitSchema>

export const searchSorts = ['best', 'price', 'price-down', 'newest', 'length'] as const
export type SearchSort = (typeof searchSorts)[number]

export const searchQuery = z.object({
  ...langShape,
  q: z.string().trim().min(1).max(120),
  /** Only this group, page by page. */
  kind: searchKindSchema.optional(),
  page: z.coerce.number().int().min(1).max(100).default(1),
  vehicle: slugSchema.optional(),
  /** Of the products; others are left out only where `kind` says so. */
  family: familySchema.optional(),
  sort: z.enum(searchSorts).default('best'),
  /** A person sent it, rather than typing on: what finds nothing is counted, without a name. */
  sent: z.enum(['1']).optional(),
})
export type SearchQuery = z.infer<typeof searchQuery>

/** What the words were read as, beside words. */
const searchReadingSchema = z.object({
  /** The vehicle that was named, where it was one; its newest generation. */
  vehicle: vehicleSummarySchema.nullable(),
  /** Other models are called so, too. */
  isAmbiguous: z.boolean(),
  /** What those models are called, as it was typed; null = it was one model, or the name does not stand in one piece. */
  sharedName: z.string().nullable(),
  /** Words that nothing here is called; the hits are what the other words ask for. null = none. */
  unknownWords: z.string().nullable(),
  kinds: z.array(productKindSchema),
  /** A length in mm, also of inches; null = none. */
  lengthMm: z.number().nullable(),
  /** A limit in THB; null = none. */
  priceMax: z.number().nullable(),
  /** A limit was named in another currency: it is not converted and does not count. */
  isOtherMoney: z.boolean(),
  /** A part number of ours that was superseded, a vehicle maker's own, or the serial number of one part; null = none of them. */
  number: z.enum(['former', 'original', 'serial']).nullable(),
  /** Another maker's name as it was typed; nothing of theirs is here. null = none. */
  otherMaker: z.string().nullable(),
  /** What is asked for is no part of a suspension (tyres, brake pads): nothing of it is here, of whatever vehicle. */
  isOtherTrade: z.boolean(),
  /** Nothing of these kinds fits the vehicle, or nothing is as cheap: the products are what comes instead. */
  instead: z.boolean(),
  /** What comes instead are shocks whose length can be set, which lowers the vehicle as springs would that it has none of. */
  isAdjustableInstead: z.boolean(),
  /** What comes instead fits this one, another vehicle of the name; null = it fits the one that was named, or nothing was. */
  namesake: vehicleSummarySchema.nullable(),
})
export type SearchReading = z.infer<typeof searchReadingSchema>

export const searchAnswerSchema = z.object({
  query: z.string(),
  /** What was searched instead, when the query was typed with the wrong keyboard layout. */
  corrected: z.string().nullable(),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** Best first, of all kinds; without `kind` only the first of each. */
  hits: z.array(searchHitSchema),
  /** Kinds that have hits, the one with the best hit first. */
  groups: z.array(z.object({ kind: searchKindSchema, total: z.int() })),
  /** Families of the products that were found, most first. */
  families: z.array(z.object({ family: familySchema, total: z.int() })),
  reading: searchReadingSchema,
  /** True when nothing matched and `hits` are the nearest. */
  nearest: z.boolean(),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
