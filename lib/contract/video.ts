import { z } from 'zod'
import { langSchema, langShape, slugSchema } from './common'
import { get, type Endpoint } from './endpoint'
import { vehicleBodySchema } from './vehicle'

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
  published: z.iso.date(),
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

export const videoEndpoints = {
  getVideos: get(
    'services/videos',
    'Video guides with chapters and transcripts',
    z.object({ ...langShape }),
    z.array(videoSchema),
  ),
} as const satisfies Record<string, Endpoint>
