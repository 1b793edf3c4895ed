import { describe, expect, it } from 'vitest'
import type { ProductSpec } from '@/lib/contract/product'
import { findDifferences } from './differences'

const empty = {
  lengthMm: null,
  strokeMm: null,
  springRateNmm: null,
  heightFrontMm: null,
  heightRearMm: null,
  bodyMm: null,
  reboundClicks: null,
  compressionClicks: null,
  lengthAdjustMm: null,
  gasBar: null,
  weightKg: null,
} as unknown as ProductSpec

describe('findDifferences', () => {
  it('names the extremes and how far they are apart', () => {
    const specs = [
      { ...empty, lengthMm: 330, weightKg: 1.25 },
      { ...empty, lengthMm: 350, weightKg: 1.25 },
      { ...empty, lengthMm: 342 },
    ]
    expect(findDifferences(specs)).toEqual([{ field: 'lengthMm', most: 1, least: 0, by: 20 }])
  })

  it('leaves out figures that only one product has', () => {
    expect(findDifferences([{ ...empty, strokeMm: 70 }, empty])).toEqual([])
  })
})
