import { describe, expect, it, vi } from 'vitest'
import { isChunkFailure, reloadOnce } from './chunk-reload'

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

describe('isChunkFailure', () => {
  it.each([
    [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
    [new Error('Loading chunk 12 failed.\n(missing: /_next/static/chunks/12.js)'), true],
    [new Error('Loading CSS chunk 7 failed.'), true],
    [new TypeError('Failed to fetch dynamically imported module: https://x/y.js'), true],
    [new Error('Network Error'), false],
    ['text', false],
    [null, false],
  ])('%s: %s', (error, expected) => {
    expect(isChunkFailure(error)).toBe(expected)
  })
})

describe('reloadOnce', () => {
  it('reloads at most once in 60 s', () => {
    const storage = memory()
    const reload = vi.fn()
    expect(reloadOnce(1_000_000, storage, reload)).toBe(true)
    expect(reloadOnce(1_059_999, storage, reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(reloadOnce(1_060_000, storage, reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
