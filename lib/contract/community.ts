import { z } from 'zod'
import { buildReasons } from './build-reasons'
import { axleSchema, daySchema, langShape, slugSchema } from './common'
import { get, post, type Endpoint } from './endpoint'
import { productSummarySchema } from './product'
import { vehicleSummarySchema, vehicleTypeSchema } from './vehicle'

const buildUses = ['commute', 'two-up', 'load', 'touring', 'sport', 'track', 'trail', 'comfort'] as const

const words = z.string().min(1)
const codeSchema = z.string().regex(/^[A-Z]{2}\d{2}-\d{3}[A-Z]*-\d{2}[A-Z]$/)

/** How a part is set; null = it has no such adjuster, or it was left alone. Clicks are counted out from fully closed. */
export const buildSetupSchema = z.object({
  /** mm on a thread, steps where the ring clicks. */
  preload: z.number().min(0).nullable(),
  rebound: z.int().min(0).nullable(),
  compression: z.int().min(0).nullable(),
  /** Longer than the shortest setting by so much, mm. */
  lengthMm: z.number().min(0).nullable(),
})
export type BuildSetup = z.infer<typeof buildSetupSchema>

export const buildPartSchema = z.object({
  code: codeSchema,
  axle: axleSchema,
  /** null = no longer among the products. */
  product: productSummarySchema.nullable(),
  setup: buildSetupSchema.nullable(),
})
export type BuildPart = z.infer<typeof buildPartSchema>

/** A photograph of a build, from who sent it in. */
export const buildPhotoSchema = z.object({
  /** Address on the site. */
  path: words,
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** What is on it. */
  alt: words,
})
export type BuildPhoto = z.infer<typeof buildPhotoSchema>

/** A vehicle as somebody has fitted and set it up. */
export const buildSummarySchema = z.object({
  id: slugSchema,
  title: words,
  summary: words,
  use: z.enum(buildUses),
  addedOn: daySchema,
  vehicle: vehicleSummarySchema,
  /** Model year, common era. */
  year: z.int(),
  parts: z.array(buildPartSchema).min(1),
  /** Made up to show how builds look: nobody's vehicle, nobody's words. */
  sample: z.boolean(),
  /** Who sent it in, by the name they want to be shown; null = put together by us. */
  author: words.nullable(),
  photos: z.array(buildPhotoSchema),
})
export type BuildSummary = z.infer<typeof buildSummarySchema>

export const buildSchema = buildSummarySchema.extend({
  before: words,
  changes: z.array(words).min(2),
  tip: words,
  likes: z.int().min(0),
})
export type Build = z.infer<typeof buildSchema>

const idShape = { id: slugSchema }

export const likeInput = z.object({
  ...idShape,
  /** Made at random by a browser that likes something for the first time; only a keyed hash of it is stored. */
  browser: z.uuid(),
  like: z.boolean(),
})

export const reportInput = z.object({
  ...idShape,
  /** Made once for each report; the same key is the same report. */
  key: z.uuid(),
  reason: z.enum(buildReasons),
  note: z.string().trim().max(500).default(''),
})

export const communityEndpoints = {
  getCommunityList: get(
    'community',
    'Builds, the latest first',
    z.object({ ...langShape, type: vehicleTypeSchema.optional() }),
    z.array(buildSummarySchema),
  ),
  getCommunityById: get('community/build', 'One build', z.object({ ...langShape, ...idShape }), buildSchema, {
    errors: ['NOT_FOUND'],
  }),
  addLikeOrUnlike: post(
    'community/like',
    'Like a build, or take it back; each browser counts once',
    likeInput,
    z.object({ likes: z.int().min(0) }),
    { errors: ['NOT_FOUND'], limit: 'like' },
  ),
  reportBuild: post(
    'community/report',
    'Tell the company that something is wrong with a build',
    reportInput,
    z.object({}),
    { errors: ['NOT_FOUND'] },
  ),
} as const satisfies Record<string, Endpoint>
