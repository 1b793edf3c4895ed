import { describe, expect, it } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import { videoSchema } from '@/lib/contract/video'
import { scenes } from '@/lib/pictures/scenes'
import { getVideos } from './videos'

describe('video guides', () => {
  it.each(langs)('are complete in %s', async (lang) => {
    const videos = await getVideos({ lang })
    expect(videos.length).toBeGreaterThanOrEqual(8)
    for (const video of videos) expect(videoSchema.parse(video)).toEqual(video)
  })

  it('have chapters in the order of the film, within its length, and only pictures that exist', async () => {
    for (const { poster, chapters, durationSeconds } of await getVideos({ lang: 'en' })) {
      const starts = chapters.map(({ startSeconds }) => startSeconds)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      expect(starts[0]).toBe(0)
      expect(starts.at(-1)).toBeLessThan(durationSeconds)
      const shown = [poster, ...chapters.flatMap(({ figure }) => (figure.kind === 'scene' ? [figure.id] : []))]
      expect(shown.filter((id) => !Object.hasOwn(scenes, id))).toEqual([])
    }
  })

  it('say enough to be useful without the film', async () => {
    for (const { chapters } of await getVideos({ lang: 'en' })) {
      const words = chapters.flatMap(({ transcript }) => transcript.split(/\s+/))
      expect(words.length).toBeGreaterThanOrEqual(150)
      expect(words.length).toBeLessThanOrEqual(300)
    }
  })

  it('have the same chapters in every language', async () => {
    const shapes = await Promise.all(
      langs.map(async (lang) =>
        (await getVideos({ lang })).map(({ id, needs, chapters }) => [
          id,
          needs.length,
          ...chapters.map((chapter) => chapter.id),
        ]),
      ),
    )
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
  })
})
