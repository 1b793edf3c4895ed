import { z } from 'zod'
import { daySchema, langShape, slugSchema } from './common'
import { dayStateSchema } from './day-state'
import { get, type Endpoint } from './endpoint'
import { productSummarySchema } from './product'

export const newsKinds = ['event', 'guide', 'product', 'service'] as const
const newsKindSchema = z.enum(newsKinds)

/** Local time of Thailand, `HH:MM`. */
const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const words = z.string().min(1)

/** A part of an article. */
export const newsBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: words }),
  z.object({ kind: z.literal('paragraph'), text: words }),
  z.object({ kind: z.literal('list'), items: z.array(words).min(2) }),
])
export type NewsBlock = z.infer<typeof newsBlockSchema>

/** When and where something takes place that people can come to. */
export const newsEventSchema = z.object({
  /** First and last day, both included; days of Thailand. */
  startsOn: daySchema,
  endsOn: daySchema,
  /** The same hours on every day. */
  opens: clockSchema,
  closes: clockSchema,
  state: dayStateSchema,
  place: words,
  /** null = the place is not on a map. */
  latitude: z.number().min(5).max(21).nullable(),
  longitude: z.number().min(97).max(106).nullable(),
  /** `walk-in`: no booking; `advised`: booked work goes first; `needed`: booked places only. */
  booking: z.enum(['walk-in', 'advised', 'needed']),
  /** The stop of the mobile workshop it is; null = none. */
  stop: slugSchema.nullable(),
})
export type NewsEvent = z.infer<typeof newsEventSchema>

export const newsSummarySchema = z.object({
  id: slugSchema,
  kind: newsKindSchema,
  /** First day on the site, and the day of the last change. */
  publishedOn: daySchema,
  changedOn: daySchema,
  title: words,
  summary: words,
  /** Name of the rendered scene that stands for it. */
  picture: slugSchema,
  /** The point of the picture that is always in sight, in percent from the left and from above: `50 30`; null = its middle. */
  focus: z
    .string()
    .regex(/^(?:100|\d{1,2}) (?:100|\d{1,2})$/)
    .nullable(),
  /** What the picture shows; null = the site's own words for the scene. */
  pictureAlt: words.nullable(),
  /** null = nothing takes place. */
  event: newsEventSchema.nullable(),
  /** Made up to show how news look. */
  sample: z.boolean(),
})
export type NewsSummary = z.infer<typeof newsSummarySchema>

export const newsSchema = newsSummarySchema.extend({
  body: z.array(newsBlockSchema).min(1),
  /** What happens when, one a line; empty = no event. */
  programme: z.array(z.object({ time: clockSchema, text: words })),
  /** What visitors should bring. */
  bring: z.array(words),
  /** What is told once it is over. */
  afterwards: z.array(newsBlockSchema),
  products: z.array(productSummarySchema),
  /** Pages that go with it; shared paths of this site, without a language prefix. */
  paths: z.array(z.string().startsWith('/')),
})
export type News = z.infer<typeof newsSchema>

export const newsQuery = z.object({
  ...langShape,
  kind: newsKindSchema.optional(),
  /** Year of publication, common era. */
  year: z.coerce.number().int().min(2000).max(2100).optional(),
})

export const newsEndpoints = {
  getNews: get('news', 'News and events, the latest first', newsQuery, z.array(newsSummarySchema)),
  getNewsById: get(
    'news/item',
    'One piece of news, or one event with programme, place and what to bring',
    z.object({ ...langShape, id: slugSchema }),
    newsSchema,
    { errors: ['NOT_FOUND'] },
  ),
} as const satisfies Record<string, Endpoint>
