import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { z } from 'zod'
import { chapterSeconds } from '@/lib/videos/timing'
import { videoTable } from '@/lib/server/services/video/video-table'
import { fontFile } from './glyphs'
import { pictureHash } from './pictures'
import type { ReelChapter } from './reel'

/** A film to be drawn; `hash` names everything it is drawn from. */
export type FilmPlan = { id: string; chapters: readonly ReelChapter[]; seconds: number; hash: string }

const wordsSchema = z.object({ chapters: z.record(z.string(), z.object({ transcript: z.string() })) })
const readWords = async (lang: string, id: string) =>
  wordsSchema.parse(JSON.parse(await readFile(`content/${lang}/videos/${id}.json`, 'utf8'))).chapters

const folder = 'studio/films'
const outside = [
  fontFile,
  'lib/drawings/coil.ts',
  'lib/drawings/geometry.ts',
  'lib/drawings/vehicles/outline.ts',
  'lib/drawings/vehicles/bikes.ts',
  'lib/drawings/vehicles/cars.ts',
]
/** Files that organise the work and draw nothing. */
const organisers = ['stories.ts', 'plan.ts', 'manifest.ts', 'sheet.ts']

async function listSources(): Promise<string[]> {
  const files = await readdir(folder)
  const parts = await readdir(`${folder}/parts`)
  return [
    ...files.filter((name) => name.endsWith('.ts') && !organisers.includes(name)),
    ...parts.map((name) => `parts/${name}`),
  ]
    .sort()
    .map((name) => `${folder}/${name}`)
}

async function hashOf(id: string, seconds: readonly number[]): Promise<string> {
  const story = await readFile(`${folder}/stories/${id}.ts`, 'utf8')
  const hash = createHash('sha256').update(JSON.stringify(seconds)).update(story)
  for (const file of [...(await listSources()), ...outside]) hash.update(await readFile(file))
  const scenes = new Set([...story.matchAll(/'((?:hero|macro|exploded)-[a-z-]+)'/g)].map(([, scene = '']) => scene))
  for (const scene of scenes) hash.update(pictureHash(scene))
  return hash.digest('hex').slice(0, 10)
}

/** The films of the site in the order of its table, as long as their words need. */
export async function planFilms(): Promise<FilmPlan[]> {
  return Promise.all(
    videoTable.map(async ({ id, chapters }) => {
      const [en, th, ja] = await Promise.all([readWords('en', id), readWords('th', id), readWords('ja', id)])
      let at = 0
      const planned = chapters.map(({ id: chapter }) => {
        const seconds = chapterSeconds({
          en: en[chapter]?.transcript ?? '',
          th: th[chapter]?.transcript ?? '',
          ja: ja[chapter]?.transcript ?? '',
        })
        const startSeconds = at
        at += seconds
        return { id: chapter, startSeconds, seconds }
      })
      return {
        id,
        chapters: planned,
        seconds: at,
        hash: await hashOf(
          id,
          planned.map(({ seconds }) => seconds),
        ),
      }
    }),
  )
}
