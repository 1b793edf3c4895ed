import { describe, expect, it } from 'vitest'
import { describeEffort, kanaKeys, secondsOf, swipesTo, type Counts } from '@/tests/e2e/support/effort'

const counts = (some: Partial<Counts>): Counts => ({
  taps: 0,
  swipes: 0,
  characters: 0,
  codes: 0,
  decisions: 0,
  photos: 0,
  ...some,
})

describe('the model time of a form', () => {
  it('is the sum of what is done', () => {
    expect(secondsOf(counts({}))).toBe(0)
    expect(secondsOf(counts({ taps: 18, characters: 50, decisions: 11 }))).toBeCloseTo(
      18 * 1.1 + 50 * 0.3315 + 11 * 1.35,
      1,
    )
    expect(secondsOf(counts({ swipes: 1, codes: 13, photos: 1 }))).toBeCloseTo(0.5 + 9.75 + 10)
  })

  it('takes a minute for 36.2 words of five characters', () => {
    expect(secondsOf(counts({ characters: 181 }))).toBeCloseTo(60)
  })

  it('is told with what it is made of', () => {
    expect(describeEffort(counts({ taps: 2, decisions: 2 }))).toBe('4.9 s: 2 taps, 2 decisions')
  })

  it.each([
    ['やまだ', 4],
    ['たろう', 3],
    ['しぶやく', 5],
    ['1-2-3', 5],
  ])('types %s with %i keys', (reading, keys) => {
    expect(kanaKeys(reading)).toBe(keys)
  })

  it.each([
    [-300, 0],
    [0, 0],
    [1, 1],
    [448, 1],
    [449, 2],
  ])('reaches what is %i px beyond a screen of 640 px with %i swipes', (beyond, swipes) => {
    expect(swipesTo(beyond, 640)).toBe(swipes)
  })
})
