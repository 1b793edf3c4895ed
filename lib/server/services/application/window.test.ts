import { describe, expect, it } from 'vitest'
import { windowOf } from './window'

const groups = [3, 1, 4].map((count, i) => ({ id: 'abc'[i] ?? '', count }))
const lines = groups.flatMap(({ id, count }) => Array.from({ length: count }, (_, i) => `${id}${i}`))

/** Lines of a window, as a page cuts them. */
function cut(first: number, size: number): string[] {
  const { shown, skip } = windowOf(groups, first, size)
  const read = shown.flatMap(({ id, count }) => Array.from({ length: count }, (_, i) => `${id}${i}`))
  return read.slice(skip, skip + size)
}

describe('windowOf', () => {
  it('finds the same lines as cutting all of them, at every place and size', () => {
    for (let first = 0; first <= lines.length + 1; first += 1)
      for (let size = 1; size <= lines.length + 1; size += 1)
        expect(cut(first, size), `${first} ${size}`).toEqual(lines.slice(first, first + size))
  })

  it('names no group that the page does not show', () => {
    expect(windowOf(groups, 3, 1)).toEqual({ total: 8, shown: [{ id: 'b', count: 1 }], skip: 0 })
    expect(windowOf(groups, 8, 5)).toEqual({ total: 8, shown: [], skip: 0 })
    expect(windowOf([], 0, 5)).toEqual({ total: 0, shown: [], skip: 0 })
  })
})
