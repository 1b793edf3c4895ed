import { describe, expect, it, vi } from 'vitest'
import { langs } from '@/lib/contract/lang-words'
import { videoSchema } from '@/lib/contract/video'
import { videoTable, type Filmed } from './video-table'
import { getVideos, readVideo } from './videos'

vi.mock('@/lib/videos/manifest', () => ({
  drawnFilms: {
    'find-serial': {
      file: '/films/find-serial.0123456789.mp4',
      width: 1280,
      height: 720,
      bytes: 900_000,
      durationSeconds: 80,
      chapters: { where: 0, serial: 22, code: 44, register: 62 },
    },
  },
}))

function planOf(id: string) {
  const plan = videoTable.find((one) => one.id === id)
  if (!plan) throw new Error(`No guide ${id}`)
  return plan
}

describe('the film of a guide', () => {
  it('is the drawn one, with its times', async () => {
    const video = videoSchema.parse(await readVideo('ja', planOf('find-serial')))
    expect(video.film).toEqual({
      provider: 'own',
      file: '/films/find-serial.0123456789.mp4',
      width: 1280,
      height: 720,
      bytes: 900_000,
    })
    expect([video.durationSeconds, ...video.chapters.map(({ startSeconds }) => startSeconds)]).toEqual([
      80, 0, 22, 44, 62,
    ])
  })

  it('is the one that somebody made, before the drawn one', async () => {
    const film = { provider: 'youtube', id: 'aBcDeF12345', spoken: 'th' } as const
    const filmed: Filmed = { film, durationSeconds: 250, chapters: { where: 0, serial: 50, code: 120, register: 200 } }
    const video = videoSchema.parse(await readVideo('en', { ...planOf('find-serial'), filmed }))
    expect(video).toMatchObject({ film, durationSeconds: 250 })
    expect(video.chapters.map(({ startSeconds }) => startSeconds)).toEqual([0, 50, 120, 200])
    await expect(
      readVideo('en', { ...planOf('find-serial'), filmed: { ...filmed, chapters: { where: 0 } } }),
    ).rejects.toThrow('lacks the chapter serial')
  })

  it.each(langs)('may be missing: the times are then those of reading, in %s', async (lang) => {
    for (const video of (await getVideos({ lang })).filter(({ id }) => id !== 'find-serial')) {
      const { film, durationSeconds, chapters } = videoSchema.parse(video)
      const starts = chapters.map(({ startSeconds }) => startSeconds)
      expect(film).toBeNull()
      expect(starts[0]).toBe(0)
      expect([...starts, durationSeconds]).toEqual([...new Set([...starts, durationSeconds])].toSorted((a, b) => a - b))
    }
  })
})
