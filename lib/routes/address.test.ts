import { describe, expect, it } from 'vitest'
import { livePages } from './live-pages'
import { correctAddress, isNowhere, isOdd, normalizeAddress } from './address'
import { routes } from './table'

describe('normalizeAddress', () => {
  it.each([
    ['/', '/'],
    ['/products?q=%zz', '/products?q=%zz'],
    ['/%75ser', '/user'],
    ['/u%73er?x=%2F', '/user?x=%2F'],
    ['/products/%6Cist', '/products/list'],
    ['/about/introduction%2Ddev2', '/about/introduction-dev2'],
    ['/test%2fdesign', '/test%2Fdesign'],
    ['/th/%e0%b9%81', '/th/%E0%B9%81'],
    ['/a/../user', '/user'],
    ['/a/%2e%2E/user', '/user'],
    ['/./user', '/user'],
    ['//evil.example/x', '//evil.example/x'],
    ['//a/../b', '//b'],
    ['/a%20b', '/a%20b'],
  ])('%s is %s', (address, normal) => {
    expect(normalizeAddress(address)).toBe(normal)
    expect(normalizeAddress(normal)).toBe(normal)
  })

  it.each([
    '/%zz',
    '/%E0%A4%A',
    '/products/%ff',
    '/a%',
    '/%00',
    '/a%0d%0ab',
    '/%c0%af',
    '*',
    'http://evil.example/login',
  ])('%s cannot be read', (address) => {
    expect(normalizeAddress(address)).toBeNull()
  })
})

describe('odd addresses', () => {
  it('are none of the pages, in no language', () => {
    const paths = routes.filter((route) => route.params.length === 0).map((route) => route.path)
    expect(
      paths
        .flatMap((path) => ['', '/th', '/jp'].map((prefix) => (path === '/' ? prefix || '/' : prefix + path)))
        .filter(isOdd),
    ).toEqual([])
  })

  it.each([
    '/api/health',
    '/_next/static/x.js',
    '/favicon.svg',
    '/robots.txt',
    '/drawings/a/b.svg',
    '/pictures/a.webp',
    '/en-US/products',
    '/ja/x',
    '/products/gtx-370',
    '/x.y',
    '/a/b.c',
    '/vehicles/van.svg',
    '/icons/icon-192.png',
  ])('not %s', (path) => {
    expect(isOdd(path)).toBe(false)
  })

  it.each([
    '/gtx',
    '/TH/user',
    '/JP',
    '/no-such-page',
    '/th/x.y',
    '/test%2Fdesign',
    '/products/list/live',
    '/th/products/live',
    '/TH/vehicles/van.svg',
  ])('%s is', (path) => {
    expect(isOdd(path)).toBe(true)
  })
})

describe('correctAddress', () => {
  it.each([
    ['/gtx', '/GTX'],
    ['/TH/user', '/th/user'],
    ['/Jp/gtx', '/jp/GTX'],
    ['/TH', '/th'],
    ['/jp', null],
    ['/GTX', null],
    ['/nothing', null],
  ])('%s becomes %s', (path, right) => {
    expect(correctAddress(path)).toBe(right)
  })
})

describe('isNowhere', () => {
  it('hides the inner addresses of pages rendered per request', () => {
    expect(livePages.filter(({ path }) => !isNowhere(`${path}/live`))).toEqual([])
    expect(livePages.filter(({ path }) => isNowhere(path))).toEqual([])
  })
})
