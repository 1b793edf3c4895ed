import { z } from 'zod'
import { readContent } from '@/lib/content/read-content'
import type { Lang } from '@/lib/contract/common'
import type { Video } from '@/lib/contract/video'
import { drawnFilms } from '@/lib/videos/manifest'
import { readingSeconds } from '@/lib/videos/timing'
import { videoTable, type Filmed, type VideoPlan } from './video-table'

/** The words of one film, by chapter. */
const videoTextSchema = z.object({
  title: z.string().min(1),
  summary: z.string().min(1),
  needs: z.array(z.string().min(1)),
  chapters: z.record(z.string(), z.object({ title: z.string().min(1), transcript: z.string().min(1) })),
})

/** The drawn film of a guide; null where there is none. */
function findDrawn(id: string): Filmed | null {
  const drawn = drawnFilms[id]
  if (!drawn) return null
  const { durationSeconds, chapters, ...film } = drawn
  return { film: { provider: 'own', ...film }, durationSeconds, chapters }
}

/** Times of a guide without a film: those of reading it. */
function timeReading(told: readonly { id: string; transcript: string }[], lang: Lang): Omit<Filmed, 'film'> {
  const chapters: Record<string, number> = {}
  let durationSeconds = 0
  for (const { id, transcript } of told) {
    chapters[id] = durationSeconds
    durationSeconds += Math.ceil(readingSeconds(transcript, lang))
  }
  return { durationSeconds, chapters }
}

/**
 * One guide in one language: its row of the table, its words and its film.
 * @throws if the words or the film lack a chapter of the table
 */
export async function readVideo(lang: Lang, { filmed, chapters, ...plan }: VideoPlan): Promise<Video> {
  const { chapters: words, ...text } = await readContent(lang, 'videos', plan.id, videoTextSchema)
  const told = chapters.map((chapter) => {
    const said = words[chapter.id]
    if (!said) throw new Error(`content/${lang}/videos/${plan.id}.json lacks the chapter ${chapter.id}`)
    return { ...chapter, ...said }
  })
  const {
    film,
    durationSeconds,
    chapters: starts,
  } = filmed ?? findDrawn(plan.id) ?? { film: null, ...timeReading(told, lang) }
  return {
    ...plan,
    ...text,
    film,
    durationSeconds,
    chapters: told.map((chapter) => {
      const startSeconds = starts[chapter.id]
      if (startSeconds === undefined) throw new Error(`The film of ${plan.id} lacks the chapter ${chapter.id}`)
      return { ...chapter, startSeconds }
    }),
  }
}

/** All guides in the order of the table. */
export async function getVideos({ lang }: { lang: Lang }): Promise<Video[]> {
  return Promise.all(videoTable.map((plan) => readVideo(lang, plan)))
}
