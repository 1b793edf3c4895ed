import { describe, expect, it } from 'vitest'
import { packPrefix, shellPrefix } from '@/lib/config/browser-keys'
import { filesOf, picturesOf, subjectOf } from '@/lib/utils/files-of-page'
import { isForEverybody, isStoredPage, markKept, outdatedStores, readOrder, wayOf } from './ways'

const origin = 'https://site.example'
type Request = { method?: string; mode?: string; headers?: Record<string, string> }

const way = (address: string, { method = 'GET', mode = 'navigate', headers = {} }: Request = {}) =>
  wayOf({ method, mode, url: new URL(address, origin), header: (name) => headers[name] ?? null }, origin)

describe('wayOf', () => {
  it.each([
    ['/', 'page'],
    ['/th/products/gtx-1', 'page'],
    ['/products/list?family=fork', 'page'],
    ['/api/documents/products/gtx-1/manual.pdf?lang=th', 'paper'],
    // Of an account, a warranty, a dealer: never.
    ['/api/documents/account/data.json', 'through'],
    ['/api/documents/warranty/certificate.pdf', 'through'],
    ['/api/company/api/products/all', 'through'],
    ['/api/auth/renew?to=%2Fuser', 'through'],
    ['/sw.js', 'page'],
    ['https://www.youtube-nocookie.com/embed/x', null],
  ])('a navigation to %s: %s', (address, expected) => {
    expect(way(address)).toBe(expected)
  })

  it.each([
    ['/_next/static/chunks/main-app-1.js', {}, 'file'],
    ['/pictures/coil-480.avif?v=0123abcd', {}, 'picture'],
    ['/drawings/gtx-1/card.svg?v=1n9', {}, 'picture'],
    // Without its version a picture may change.
    ['/pictures/coil-480.avif', {}, null],
    ['/products/gtx-1?_rsc=1abc', { headers: { rsc: '1' } }, null],
    ['/products/gtx-1', { headers: { rsc: '1' } }, null],
    ['/products/gtx-1', {}, null],
    ['/api/company/api/products/all', {}, null],
    ['/films/oil.0123456789.mp4', { headers: { range: 'bytes=0-' } }, null],
    ['/_next/static/chunks/main-app-1.js', { method: 'HEAD' }, null],
    ['/contactUs', { method: 'POST' }, null],
    ['https://www.google.com/recaptcha/api.js', {}, null],
  ] as const)('a request for %s %j: %s', (address, request: Request, expected) => {
    expect(way(address, { mode: 'cors', ...request })).toBe(expected)
  })
})

const answer = (headers: Record<string, string>, status = 200, redirected = false) => ({
  status,
  redirected,
  header: (name: string) => headers[name] ?? null,
})
const html = { 'content-type': 'text/html; charset=utf-8' }

describe('what may lie on a device', () => {
  it.each([
    [{ 'cache-control': 's-maxage=3600, stale-while-revalidate=31532400' }, true],
    [{ 'cache-control': 'public, max-age=31536000, immutable' }, true],
    [{ 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }, false],
    [{ 'cache-control': 'public, no-store' }, false],
    [{ 'cache-control': 'max-age=60' }, false],
    [{}, false],
  ])('%j: %s', (headers: Record<string, string>, expected) => {
    expect(isForEverybody(answer(headers))).toBe(expected)
  })

  it('is neither a refusal nor where a redirect led', () => {
    const headers = { ...html, 'cache-control': 's-maxage=60' }
    expect(isStoredPage(answer(headers))).toBe(true)
    expect(isStoredPage(answer(headers, 404))).toBe(false)
    expect(isStoredPage(answer(headers, 200, true))).toBe(false)
    expect(isStoredPage(answer({ ...headers, 'content-type': 'text/x-component' }))).toBe(false)
  })
})

describe('a kept page', () => {
  it('says when it was fetched, in the calendar of its language', () => {
    const page = markKept('<!DOCTYPE html><html lang="th"><head>', new Date('2026-11-24T12:00:00Z'), 'th')
    expect(page).toMatch(/^<!DOCTYPE html><html data-kept="24 พ.ย. 2569 \d\d:00" lang="th"><head>$/)
  })

  it('is kept with the files that its head and its data name, each once', () => {
    const page =
      '<link href="/_next/static/css/1a.css"/><script src="/_next/static/chunks/main-app-2b.js"></script><script>["static/chunks/app/%5Blocale%5D/(public)/offline/page-3c.js","static/chunks/main-app-2b.js"]</script>'
    expect(filesOf(page)).toEqual([
      '/_next/static/css/1a.css',
      '/_next/static/chunks/main-app-2b.js',
      '/_next/static/chunks/app/%5Blocale%5D/(public)/offline/page-3c.js',
    ])
  })

  it('shows a picture in whatever size is there', () => {
    expect(
      picturesOf('<source srcSet="/pictures/coil-480.avif?v=1"/><img src="/pictures/coil-800.webp?v=1"/>'),
    ).toEqual(['/pictures/coil-800.webp?v=1'])
    expect(subjectOf('/pictures/coil-480.avif')).toBe(subjectOf('/pictures/coil-800.webp'))
    expect(subjectOf('/pictures/coil-480.avif')).not.toBe(subjectOf('/pictures/coil.back-480.avif'))
  })
})

it('a new build clears away the last one’s offline pages, and nothing that somebody has put aside', () => {
  const names = [`${shellPrefix}old`, `${shellPrefix}new`, 'yss-pages', 'yss-gone', `${packPrefix}th-gtx-1`, 'other']
  expect(outdatedStores(names, `${shellPrefix}new`)).toEqual([`${shellPrefix}old`, 'yss-gone'])
})

describe('readOrder', () => {
  it.each([
    [{ type: 'activate' }, { type: 'activate' }],
    [
      { type: 'keep', path: '/products/gtx-1' },
      { type: 'keep', path: '/products/gtx-1' },
    ],
    [{ type: 'keep', path: '//evil.example/x' }, null],
    [{ type: 'keep', path: 'https://evil.example/' }, null],
    [{ type: 'keep' }, null],
    [{ type: 'delete' }, null],
    ['activate', null],
    [null, null],
  ])('%j: %j', (data, expected) => {
    expect(readOrder(data)).toEqual(expected)
  })
})
