import { z } from 'zod'
import { langSchema, langShape, slugSchema } from './common'
import { get, type Endpoint } from './endpoint'
import { vehicleBodySchema } from './vehicle'

const daySchema = z.iso.date()
/** Local time of Thailand, `HH:MM`. */
const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const roadShowOffers = [
  'inspection',
  'sag',
  'n2-recharge',
  'seal-kit',
  'spring-swap',
  'fork-oil',
  'fitting',
  'demo',
  'registration',
] as const
const roadShowLines = ['moto', 'auto'] as const

/** One stop of the mobile workshop. */
export const roadShowStopSchema = z.object({
  id: slugSchema,
  /** `code`: the two digits of ISO 3166-2:TH. */
  province: z.object({ code: z.string().regex(/^\d{2}$/), name: z.string() }),
  place: z.string(),
  latitude: z.number().min(5).max(21),
  longitude: z.number().min(97).max(106),
  /** First and last day, both included; in Asia/Bangkok. */
  from: daySchema,
  to: daySchema,
  /** The same hours on every day of the stop. */
  opens: clockSchema,
  closes: clockSchema,
  lines: z.array(z.enum(roadShowLines)).min(1),
  offers: z.array(z.enum(roadShowOffers)).min(1),
  /** `walk-in`: no booking; `advised`: booked work goes first; `needed`: booked work only. */
  booking: z.enum(['walk-in', 'advised', 'needed']),
  highlight: z.boolean(),
  /** Made up to show how the calendar works. */
  sample: z.boolean(),
})
export type RoadShowStop = z.infer<typeof roadShowStopSchema>

export const roadShowQuery = z.object({
  ...langShape,
  /** First day of interest; default: today in Thailand. A stop that has begun but not ended still counts. */
  from: daySchema.optional(),
  province: z
    .string()
    .regex(/^\d{2}$/)
    .optional(),
})

const videoSketches = [
  'sag-extended',
  'sag-static',
  'sag-rider',
  'preload',
  'clicks',
  'serial',
  'leak',
  'pair',
  'torque',
  'bushing',
  'drain',
  'tape',
] as const

/** What is drawn beside a chapter: a rendered scene by its name, a vehicle with an axle marked, or a sketch. */
export const videoFigureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scene'), id: slugSchema }),
  z.object({ kind: z.literal('vehicle'), body: vehicleBodySchema, axle: z.enum(['front', 'rear', 'both']) }),
  z.object({ kind: z.literal('sketch'), id: z.enum(videoSketches) }),
])
export type VideoFigure = z.infer<typeof videoFigureSchema>

/** Where a film lies: a silent one of our own that every language shares, or one at a provider. */
export const filmSchema = z.discriminatedUnion('provider', [
  z.object({
    provider: z.literal('own'),
    /** Address of the MP4 on this site. */
    file: z.string().regex(/^\/films\/[a-z0-9-]+\.[0-9a-f]{10}\.mp4$/),
    /** Pixels. */
    width: z.int().positive(),
    height: z.int().positive(),
    bytes: z.int().positive(),
  }),
  z.object({
    provider: z.literal('youtube'),
    id: z.string().regex(/^[\w-]{6,20}$/),
    /** Language spoken. */ spoken: langSchema,
  }),
])
export type Film = z.infer<typeof filmSchema>

export const videoSchema = z.object({
  id: slugSchema,
  line: z.enum(['moto', 'auto', 'all']),
  title: z.string(),
  summary: z.string(),
  /** Length of the film; without one, of reading the chapters. */
  durationSeconds: z.int().positive(),
  /** null = no film yet. */
  film: filmSchema.nullable(),
  /** First day on the site. */
  published: daySchema,
  /** Name of the rendered scene that stands for the film. */
  poster: slugSchema,
  needs: z.array(z.string()),
  chapters: z
    .array(
      z.object({
        id: slugSchema,
        title: z.string(),
        /** Where it begins in `durationSeconds`. */
        startSeconds: z.int().min(0),
        /** The words of the chapter: spoken in a film with sound, the subtitles of a silent one. */
        transcript: z.string(),
        figure: videoFigureSchema,
      }),
    )
    .min(1),
})
export type Video = z.infer<typeof videoSchema>

export const serviceEndpoints = {
  getMobileServiceRoadShow: get(
    'services/road-shows',
    'Stops of the mobile workshop that have not ended, the next first',
    roadShowQuery,
    z.array(roadShowStopSchema),
  ),
  getHighlightRoadShowEvent: get(
    'services/road-shows/highlight',
    'The next stop worth announcing; null when none is planned',
    roadShowQuery,
    roadShowStopSchema.nullable(),
  ),
  getVideos: get(
    'services/videos',
    'Video guides with chapters and transcripts',
    z.object({ ...langShape }),
    z.array(videoSchema),
  ),
} as const satisfies Record<string, Endpoint>
