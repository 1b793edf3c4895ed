import { describe, expect, it } from 'vitest'
import { redirectPathIn, safeRedirectPath } from './safe-redirect'

describe('safeRedirectPath', () => {
  it.each([
    '/',
    '/th/user',
    '/user/recentlyViewedProducts',
    '/search?q=%E0%B9%82%E0%B8%8A%E0%B9%8A%E0%B8%84&page=2',
    '/products/gtx-370',
  ])('keeps %s', (path) => {
    expect(safeRedirectPath(path)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'user',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%255Cevil.example',
    '/%2F%2Fevil.example',
    '/%2fevil.example',
    '/%25252525255Cevil',
    '/th//evil.example',
    '/../login',
    '/%2e%2e/login',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    '/%6aavascript%3Aalert(1)',
    '/\tevil',
    '/%09/evil.example',
    '/%0d%0aset-cookie',
    '/a%zz',
    '/search?q=%00',
    '/user#x',
    `/${'a'.repeat(2001)}`,
  ])('refuses %s', (path) => {
    expect(safeRedirectPath(path)).toBeNull()
  })
})

it.each([
  ['/th/user', 'ja', '/jp/user'],
  ['/th/desk?queue=claim&number=C-1', 'en', '/desk?queue=claim&number=C-1'],
  ['/', 'th', '/th'],
  ['/th?a=1', 'th', '/th?a=1'],
  ['/api/documents/account/my-data.pdf?lang=th', 'ja', '/api/documents/account/my-data.pdf?lang=th'],
  ['//evil.example', 'th', null],
  ['/th//evil.example', 'en', null],
] as const)('%s leads back in %s to %s', (value, locale, expected) => {
  expect(redirectPathIn(value, locale)).toBe(expected)
})
