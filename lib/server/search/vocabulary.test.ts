import { describe, expect, it } from 'vitest'
import { editDistance } from './vocabulary'

describe('editDistance', () => {
  it.each([
    ['nmaxx', 'nmax', 1],
    ['schock', 'shock', 1],
    ['kawazaki', 'kawasaki', 1],
    ['hodna', 'honda', 1],
    ['suspention', 'suspension', 1],
    ['pcx', 'pcx', 0],
    ['', 'abc', 3],
    ['scooter', 'click', 6],
  ])('from %s to %s is %i', (a, b, expected) => {
    expect(editDistance(a, b)).toBe(expected)
    expect(editDistance(b, a)).toBe(expected)
  })
})
