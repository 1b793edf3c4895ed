import { z } from 'zod'
import json from './manifest.json'

/** One drawn film as the studio wrote it. */
const filmSchema = z.object({
  /** Address of the MP4 (H.264, no sound); the name carries the hash of what it was drawn from. */
  file: z.string().regex(/^\/films\/[a-z0-9-]+\.[0-9a-f]{10}\.mp4$/),
  /** Pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
  durationSeconds: z.int().positive(),
  /** Second at which each chapter begins, by the chapter's id, in order. */
  chapters: z.record(z.string(), z.int().min(0)),
})
export type DrawnFilm = z.infer<typeof filmSchema>

/** The drawn films by the id of their guide. */
export const drawnFilms: Readonly<Record<string, DrawnFilm>> = z.record(z.string(), filmSchema).parse(json)
