import { expect, it } from 'vitest'
import { generateETag } from './quick-etag.mjs'

it('is the hash of the text', () => {
  // SHA-1 of "abc" (FIPS 180-4, examples): a9993e36 4706816a ba3e2571 7850c26c 9cd0d89d
  expect(generateETag('abc')).toBe('"qZk-NkcGgWq6PiVxeFDCbJzQ2J0"')
  expect(generateETag('abc', true)).toBe('W/"qZk-NkcGgWq6PiVxeFDCbJzQ2J0"')
  expect(generateETag('ขับ')).not.toBe(generateETag('ขบ'))
})
