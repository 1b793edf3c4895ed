import { expect, it } from 'vitest'
import { bucketOf, threeQuarters, vitalBorders, vitalState } from './vital-buckets'

it.each(Object.entries(vitalBorders) as [keyof typeof vitalBorders, readonly [number, number]][])(
  'the borders of %s are steps of its histogram',
  (vital, borders) => {
    for (const border of borders) expect(bucketOf(vital, border)).toBe(border)
    expect(borders.map((border) => vitalState(vital, bucketOf(vital, border + 1)))).toEqual(['fair', 'poor'])
  },
)

it('what is slower than all steps is in the last one', () => {
  expect([bucketOf('LCP', 600_000), bucketOf('CLS', 600_000), bucketOf('CLS', 0)]).toEqual([60_000, 1000, 0])
})

it('three quarters are found by their weight, in any order', () => {
  expect(threeQuarters([])).toBe(0)
  expect(
    threeQuarters([
      { bucket: 800, count: 1 },
      { bucket: 200, count: 3 },
    ]),
  ).toBe(200)
  expect(
    threeQuarters([
      { bucket: 800, count: 2 },
      { bucket: 200, count: 3 },
    ]),
  ).toBe(800)
})
