import { describe, expect, it } from 'vitest'
import { prefetchAllowed } from './prefetch-allowed'

describe('prefetchAllowed', () => {
  it.each([
    [{ onLine: true }, true],
    [{ onLine: true, connection: { effectiveType: '4g', saveData: false } }, true],
    [{ onLine: true, connection: { effectiveType: '3g' } }, true],
    [{ onLine: false }, false],
    [{ onLine: true, connection: { effectiveType: '2g' } }, false],
    [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
    [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
  ])('%j: %s', (browser, allowed) => {
    expect(prefetchAllowed(browser)).toBe(allowed)
  })
})
