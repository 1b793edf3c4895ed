import { z } from 'zod'
import type { Lang } from '@/lib/contract/common'
import { type Video } from '@/lib/contract/service'
import { videoTable, type VideoPlan } from './video-table'

/** The words of one film, by chapter. */
const videoTextSchema = z.object({
  title: z.string().min(1),
  summary: z.string().min(1),
  needs: z.array(z.string().min(1)),
  chapters: z.record(z.string(), z.object({ title: z.string().min(1), transcript: z.string().min(1) })),
})

async function readVideo(lang: Lang, { chapters, ...plan }: VideoPlan): Promise<Video> {
  const file = (await import(`../../../../content/${lang}/videos/${plan.id}.json`)) as { default: unknown }
  const { chapters: words, ...text } = videoTextSchema.parse(file.default)
  return {
    ...plan,
    ...text,
    chapters: chapters.map((chapter) => {
      const said = words[chapter.id]
      if (!said) throw new Error(`content/${lang}/videos/${plan.id}.json lacks the chapter ${chapter.id}`)
      return { ...chapter, ...said }
    }),
  }
}

/** All guides in the order of the table. */
export async function getVideos({ lang }: { lang: Lang }): Promise<Video[]> {
  return Promise.all(videoTable.map((plan) => readVideo(lang, plan)))
}
