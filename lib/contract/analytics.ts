import { z } from 'zod'
import { figureSpans, visitDevices, visitReferrers, webVitals } from './analytics-words'
import { daySchema, langSchema } from './common'
import { nothing, post, type Endpoint } from './endpoint'

const searchSchema = z.object({ query: z.string().trim().min(1).max(120), found: z.boolean() })

const countVisitInput = z.object({
  /** Version of the cookie policy under which it was allowed; another is not counted. */
  version: z.string().max(20),
  /** Allowed although the browser sends Global Privacy Control; without it a call with that signal is not counted. */
  despiteSignal: z.boolean().default(false),
  /** As in the address, with its language; no query, no fragment. */
  path: z.string().startsWith('/').max(200),
  device: z.enum(visitDevices),
  /** A page was opened. */
  view: z
    .object({
      referrer: z.enum(visitReferrers),
      /** Nothing is at this address. */
      missing: z.boolean().default(false),
      search: searchSchema.optional(),
    })
    .optional(),
  /** How fast it was, when it is left: at most one of each. */
  vitals: z
    .array(z.object({ vital: z.enum(webVitals), value: z.number().min(0).max(600_000) }))
    .max(10)
    .default([]),
})

const countSchema = z.int().min(0)
const keyed = <K extends z.ZodType>(key: K) => z.array(z.object({ key, count: countSchema }))

const visitFiguresSchema = z.object({
  from: daySchema,
  until: daySchema,
  views: countSchema,
  missingViews: countSchema,
  /** Every day of the span, the oldest first. */
  days: z.array(z.object({ day: daySchema, count: countSchema })),
  /** Most opened first; paths that every language shares. */
  pages: keyed(z.string()),
  /** Addresses where nothing is. */
  missing: keyed(z.string()),
  languages: keyed(langSchema),
  devices: keyed(z.enum(visitDevices)),
  referrers: keyed(z.enum(visitReferrers)),
  searches: countSchema,
  unansweredSearches: countSchema,
  /** Most searched first. */
  words: z.array(z.object({ query: z.string(), lang: langSchema, count: countSchema, found: z.boolean() })),
  /** Searches that found nothing, most frequent first. */
  unanswered: z.array(z.object({ query: z.string(), lang: langSchema, count: countSchema })),
  /** By kind of page, the one most measured first; `p75`: three quarters of all were as fast or faster. */
  vitals: z.array(z.object({ route: z.string(), vital: z.enum(webVitals), p75: z.number(), count: countSchema })),
})
export type VisitFigures = z.infer<typeof visitFiguresSchema>

export const analyticsEndpoints = {
  countVisit: post(
    'analytics/count',
    'Add one page view, or how fast it was, to the figures of the day, for a visitor who allowed it',
    countVisitInput,
    nothing,
    { limit: 'count' },
  ),
  getVisitFigures: {
    ...post(
      'analytics/figures',
      'What was visited, searched and not found, and how fast it was',
      z.object({
        days: z.literal(figureSpans).default(28),
        /** Default: all kinds. Searches are counted without one. */
        device: z.enum(visitDevices).optional(),
      }),
      visitFiguresSchema,
      { errors: ['UNAUTHORIZED', 'FORBIDDEN', 'SECOND_FACTOR_REQUIRED'], limit: 'read' },
    ),
    auth: true,
    scope: 'content',
  },
} as const satisfies Record<string, Endpoint>
