import { describe, expect, it } from 'vitest'
import { easeInOutCubic } from './smooth-scroll'

describe('easeInOutCubic', () => {
  it.each([
    [0, 0],
    [0.25, 0.0625],
    [0.5, 0.5],
    [0.75, 0.9375],
    [1, 1],
  ])('%f → %f', (t, value) => {
    expect(easeInOutCubic(t)).toBeCloseTo(value, 6)
  })
})
