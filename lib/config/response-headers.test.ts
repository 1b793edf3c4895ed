import { unstable_getResponseFromNextConfig as askConfig } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { completeHeaders, filmHeaders } from './response-headers'

const cacheOf = async (path: string) =>
  (
    await askConfig({ url: `http://localhost:3000${path}`, nextConfig: { headers: async () => filmHeaders() } })
  ).headers.get('cache-control')

describe('films', () => {
  it('are kept for good, since another film has another name', async () => {
    expect(await cacheOf('/films/measure-sag.0123456789.mp4')).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    '/films/measure-sag.mp4',
    '/films/measure-sag/subtitles.th.vtt',
    '/films',
    '/th/films/measure-sag.0123456789.mp4',
  ])('not %s', async (path) => {
    expect(await cacheOf(path)).toBeNull()
  })
})

/** Headers as Node keeps them while an answer is being made. */
function headersOf(given: Record<string, string | string[]>) {
  const kept = new Map<string, number | string | string[]>(Object.entries(given))
  return {
    kept,
    hasHeader: (name: string) => kept.has(name),
    getHeader: (name: string) => kept.get(name),
    setHeader: (name: string, value: string) => kept.set(name, value),
  }
}
const complete = (given: Record<string, string | string[]>, status = 200, query = '') => {
  const headers = headersOf(given)
  completeHeaders(headers, { status, siteUrl: 'https://example.com', query })
  return Object.fromEntries(headers.kept)
}

describe('completeHeaders', () => {
  it('adds what is missing and leaves what is there', () => {
    expect(complete({ 'referrer-policy': 'no-referrer' })).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })

  it('leaves one policy: the page’s own, or one that fits what is answered', () => {
    expect(complete({ 'content-security-policy': ['of-middleware', 'of-the-page'] })['content-security-policy']).toBe(
      'of-the-page',
    )
    expect(complete({ 'content-type': 'application/json' })['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(complete({ 'content-type': 'text/html; charset=utf-8' }, 500)['content-security-policy']).toMatch(
      /script-src 'self' 'unsafe-inline'.*frame-ancestors 'none'/,
    )
    expect(complete({ 'content-type': 'application/javascript' })['content-security-policy']).toMatch(
      /^default-src 'self'/,
    )
  })

  it('leaves one Location, which keeps the query of a page that moved for good', () => {
    expect(complete({ location: ['/GTX', '/GTX'] }, 308, '?a=1').location).toBe('/GTX?a=1')
    expect(complete({ location: '/GTX?a=1' }, 308, '?a=1').location).toBe('/GTX?a=1')
    expect(complete({ location: '/login' }, 307, '?a=1').location).toBe('/login')
  })

  it('lets shared caches keep "not found" for a minute', () => {
    expect(complete({ 'cache-control': 's-maxage=31536000' }, 404)['cache-control']).toBe(
      'public, max-age=0, s-maxage=60',
    )
    expect(complete({ 'cache-control': 's-maxage=31536000' })['cache-control']).toBe('s-maxage=31536000')
    expect(complete({ 'cache-control': 'no-store' }, 404)['cache-control']).toBe('no-store')
  })
})
