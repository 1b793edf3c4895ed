import { unstable_getResponseFromNextConfig as askConfig } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { filmHeaders } from './response-headers'

const cacheOf = async (path: string) => (await askConfig({ url: `http://localhost:3000${path}`, nextConfig: { headers: async () => filmHeaders() } })).headers.get('cache-control')

describe('films', () => {
  it('are kept for good, since another film has another name', async () => {
    expect(await cacheOf('/films/measure-sag.0123456789.mp4')).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/films/measure-sag.mp4', '/films/measure-sag/subtitles.th.vtt', '/films', '/th/films/measure-sag.0123456789.mp4'])('not %s', async (path) => {
    expect(await cacheOf(path)).toBeNull()
  })
})
