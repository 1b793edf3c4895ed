import { describe, expect, it } from 'vitest'
import { localeOfCode, localizePath, splitPath } from './locales'

describe('splitPath', () => {
  it.each([
    ['/', { locale: 'en', path: '/' }],
    ['/th', { locale: 'th', path: '/' }],
    ['/jp/products/gtx-370', { locale: 'ja', path: '/products/gtx-370' }],
    ['/thailand', { locale: 'en', path: '/thailand' }],
    ['/ja', { locale: 'en', path: '/ja' }],
  ])('%s', (pathname, parts) => {
    expect(splitPath(pathname)).toEqual(parts)
  })
})

describe('localizePath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'th', '/th'],
    ['/?q=1', 'ja', '/jp?q=1'],
    ['/#find', 'th', '/th#find'],
    ['/products/gtx-370?a=1#b', 'ja', '/jp/products/gtx-370?a=1#b'],
  ] as const)('%s in %s is %s', (path, locale, address) => {
    expect(localizePath(path, locale)).toBe(address)
  })

  it('is undone by splitPath', () => {
    expect(splitPath(localizePath('/GTX', 'ja'))).toEqual({ locale: 'ja', path: '/GTX' })
  })
})

describe('localeOfCode', () => {
  it('knows the codes of the cookie', () => {
    expect(localeOfCode('jp')).toBe('ja')
    expect(localeOfCode('ja')).toBeNull()
    expect(localeOfCode(undefined)).toBeNull()
  })
})
