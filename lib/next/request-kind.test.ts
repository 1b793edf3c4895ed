import { expect, it } from 'vitest'
import { kindOf } from './request-kind'

it.each([
  ['/', 'page'],
  ['/th/products/tg36', 'page'],
  ['/products/list?family=moto', 'live'],
  ['/th/user', 'live'],
  ['/_next/static/chunks/main.js', 'static'],
  ['/api/company/token', 'company'],
  ['/api/health', 'api'],
  ['/pictures/hero.avif?v=1', 'file'],
] as const)('%s is counted as %s', (url, kind) => {
  expect(kindOf(url, false)).toBe(kind)
})

it('the data behind a click are counted apart from the page', () => {
  expect(kindOf('/th/products/tg36?_rsc=abc', true)).toBe('navigation')
})
