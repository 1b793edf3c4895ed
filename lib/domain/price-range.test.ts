import { describe, expect, it } from 'vitest'
import { readPriceRange, splitPriceRange } from './price-range'

describe('a price as rows keep it', () => {
  it.each([
    [null, null, null],
    [3900, null, { fromThb: 3900, toThb: 3900 }],
    [null, 3900, { fromThb: 3900, toThb: 3900 }],
    [3900, 4500, { fromThb: 3900, toThb: 4500 }],
  ])('%s and %s', (low, high, range) => expect(readPriceRange(low, high)).toEqual(range))

  it.each([
    [null, null, null],
    [{ fromThb: 3900, toThb: 3900 }, 3900, null],
    [{ fromThb: 3900, toThb: 4500 }, 3900, 4500],
  ])('%j is written once, or twice where the figures differ', (range, lowThb, highThb) =>
    expect(splitPriceRange(range)).toEqual({ lowThb, highThb }),
  )
})
