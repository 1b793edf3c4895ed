import { describe, expect, it } from 'vitest'
import { getVideos } from '@/lib/server/services/video/videos'
import { videosJsonLd } from './video-json-ld'

const videos = await getVideos({ lang: 'th' })
const address = { url: 'https://yss.example/th/services/videoTutorial', lang: 'th' } as const
const graph = (data: object) => (data as { '@graph': Record<string, string>[] })['@graph']

describe('films for search engines', () => {
  it('are told with what is true of them', () => {
    const found = graph(videosJsonLd(videos, address))
    expect(found).toHaveLength(videos.length)
    for (const one of found) {
      expect(one).toMatchObject({ '@type': 'VideoObject', inLanguage: 'th', uploadDate: '2026-11-22' })
      expect(one.duration).toMatch(/^PT\d+S$/)
      expect(one.contentUrl).toMatch(/^https:\/\/yss\.example\/films\/[a-z-]+\.[0-9a-f]{10}\.mp4$/)
      expect(one.thumbnailUrl).toMatch(/^https:\/\/yss\.example\/pictures\/.+\.webp\?v=/)
    }
  })

  it('are none where there is no film of ours', () => {
    expect(
      graph(
        videosJsonLd(
          videos.map((video) => ({ ...video, film: null })),
          address,
        ),
      ),
    ).toEqual([])
  })
})
