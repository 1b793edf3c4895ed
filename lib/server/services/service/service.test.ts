import { describe, expect, it } from 'vitest'
import { langs } from '@/lib/contract/common'
import { roadShowStopSchema, videoSchema, roadShowQuery } from '@/lib/contract/service'
import { scenes } from '@/lib/pictures/scenes'
import { openCompanyDatabase } from '@/tests/support/company-database'
import { contextOf } from '@/tests/support/service-context'
import { getHighlightRoadShowEvent, getMobileServiceRoadShow } from './road-shows'
import { getVideos } from './videos'

const db = await openCompanyDatabase('sqlite')
const at = (now: string) => contextOf(db, { now: new Date(now) })
const ask = (input: Record<string, unknown>, now = '2026-11-21T03:00:00Z') =>
  getMobileServiceRoadShow(roadShowQuery.parse(input), at(now))

describe('stops of the mobile workshop', () => {
  it('keep to the contract in every language, and reach twelve provinces', async () => {
    for (const lang of langs) {
      const stops = await ask({ lang })
      for (const stop of stops) expect(roadShowStopSchema.parse(stop)).toEqual(stop)
      expect(new Set(stops.map(({ province }) => province.code)).size).toBeGreaterThanOrEqual(12)
      expect(stops.every(({ province }) => /\D/.test(province.name))).toBe(true)
      expect(stops.every(({ sample, from, to, opens, closes }) => sample && from <= to && opens < closes)).toBe(true)
    }
  })

  it('come in the order of their days, each id once', async () => {
    const stops = await ask({})
    expect(stops.map(({ from }) => from)).toEqual(stops.map(({ from }) => from).toSorted())
    expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length)
  })

  it('are gone when their last day is over in Thailand, not before', async () => {
    const ids = async (now: string) => (await ask({}, now)).map(({ id }) => id)
    expect(await ids('2026-12-13T16:59:00Z')).toContain('bangkok-december')
    expect(await ids('2026-12-13T17:00:00Z')).not.toContain('bangkok-december')
  })

  it('can be asked for by day and province', async () => {
    expect((await ask({ province: '50' })).map(({ id }) => id)).toEqual(['chiang-mai-january'])
    expect((await ask({ from: '2027-11-14' })).map(({ id }) => id)).toEqual(['bangkok-november'])
    expect(await ask({ from: '2027-11-15' })).toEqual([])
  })

  it('announce the next highlight, any stop when there is none, and nothing when all is over', async () => {
    const highlight = async (input: Record<string, unknown>) =>
      (await getHighlightRoadShowEvent(roadShowQuery.parse(input), at('2026-11-21T03:00:00Z')))?.id ?? null
    expect(await highlight({})).toBe('bangkok-december')
    expect(await highlight({ from: '2026-12-14' })).toBe('chiang-mai-january')
    expect(await highlight({ province: '20' })).toBe('chon-buri-december')
    expect(await highlight({ from: '2028-01-01' })).toBeNull()
  })
})

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
