import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Lang } from '@/lib/contract/common'
import { getVideos } from '@/lib/server/services/video/videos'
import { answerFilmTrack } from './video-track'

const mocks = vi.hoisted(() => ({ readVideos: vi.fn() }))
vi.mock('@/lib/data/videos', () => ({ readVideos: mocks.readVideos }))

const ask = (file: string, id = 'measure-sag', query = '') =>
  answerFilmTrack(new Request(`http://localhost/films/${id}/${file}${query}`), { id, file })

beforeEach(() => {
  mocks.readVideos.mockImplementation((lang: Lang) => getVideos({ lang }))
})

describe('the text files of a film', () => {
  it.each([
    ['subtitles.en.vtt', 'Sag is how far'],
    ['subtitles.th.vtt', 'แซกคือ'],
    ['subtitles.ja.vtt', 'サグとは'],
    ['chapters.ja.vtt', 'WEBVTT'],
  ])('%s', async (file, words) => {
    const answer = await ask(file)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      'public, max-age=300',
    ])
    const text = await answer.text()
    expect(text).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /)
    expect(text).toContain(words)
  })

  it('are kept for good under an address that names their version', async () => {
    expect((await ask('subtitles.en.vtt', 'measure-sag', '?v=x')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  it.each([
    ['subtitles.de.vtt'],
    ['subtitles.jp.vtt'],
    ['captions.en.vtt'],
    ['subtitles.en.srt'],
    ['subtitles.en.vtt.vtt'],
    ['..%2Fsubtitles.en.vtt'],
    ['constructor'],
  ])('%s is not there', async (file) => {
    const answer = await ask(file)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it.each(['no-such-film', '__proto__', ''])('no film %j', async (id) => {
    expect((await ask('subtitles.en.vtt', id)).status).toBe(404)
  })

  it('are only those of our own films', async () => {
    mocks.readVideos.mockImplementation(async (lang: Lang) =>
      (await getVideos({ lang })).map((video) => ({ ...video, film: null })),
    )
    expect((await ask('subtitles.en.vtt')).status).toBe(404)
  })
})
