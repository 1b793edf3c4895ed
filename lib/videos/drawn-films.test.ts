import { existsSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Lang } from '@/lib/contract/common'
import { langs } from '@/lib/contract/lang-words'
import { getVideos } from '@/lib/server/services/video/videos'
import { videoTable } from '@/lib/server/services/video/video-table'
import { drawnFilms } from './manifest'
import { subtitlesOf } from './subtitles'
import { countCharacters } from './timing'

/** Characters read in a second at most. */
const fastest: Record<Lang, number> = { en: 21, th: 21, ja: 9.5 }

describe('the drawn films', () => {
  it('are one for each guide, with its chapters in their order', () => {
    expect(Object.keys(drawnFilms).toSorted()).toEqual(videoTable.map(({ id }) => id).toSorted())
    for (const { id, chapters } of videoTable) {
      const film = drawnFilms[id]
      const starts = Object.values(film?.chapters ?? {})
      expect(Object.keys(film?.chapters ?? {}), id).toEqual(chapters.map((chapter) => chapter.id))
      expect([...starts, film?.durationSeconds], id).toEqual(
        [...new Set(starts)].toSorted((a, b) => a - b).concat(film?.durationSeconds ?? 0),
      )
      expect(starts[0], id).toBe(0)
      expect(starts.at(-1), id).toBeLessThan(film?.durationSeconds ?? 0)
    }
  })

  it.each(Object.entries(drawnFilms))('%s lies where the site says, whole', (id, { file, bytes, width, height }) => {
    const path = `public${file}`
    expect(file.startsWith(`/films/${id}.`)).toBe(true)
    expect(existsSync(path), `${path} is missing: npm --prefix studio run films`).toBe(true)
    expect(statSync(path).size).toBe(bytes)
    expect([width, height]).toEqual([1280, 720])
  })

  it('are all the files there are', () => {
    const files = existsSync('public/films') ? readdirSync('public/films') : []
    expect(files.map((file) => `/films/${file}`).toSorted()).toEqual(
      Object.values(drawnFilms)
        .map(({ file }) => file)
        .toSorted(),
    )
  })

  it.each(langs)('leave time to read their subtitles in %s', async (lang) => {
    const hurried = (await getVideos({ lang })).flatMap((video) =>
      subtitlesOf(video, lang).flatMap(({ fromMs, toMs, lines }) => {
        const speed = (countCharacters(lines.join('')) * 1000) / (toMs - fromMs)
        return speed <= fastest[lang]
          ? []
          : [`${video.id} at ${fromMs / 1000} s: ${speed.toFixed(1)} a second: ${lines.join(' / ')}`]
      }),
    )
    expect(hurried).toEqual([])
  })
})
