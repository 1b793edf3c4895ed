import { describe, expect, it } from 'vitest'
import { spreadPins } from './spread-pins'

describe('spreadPins', () => {
  it('leaves marks alone that have room', () => {
    const [first, second] = spreadPins(
      [
        [0, 0],
        [100, 0],
      ],
      5,
    )
    expect(first?.at).toEqual([0, -8])
    expect(second?.at).toEqual([100, -8])
  })

  it.each([
    {
      name: 'two stops in one place',
      places: [
        [50, 50],
        [50, 50],
      ],
    },
    { name: 'a crowd', places: Array.from({ length: 8 }, (_, i) => [50 + (i % 3), 50 + (i % 2)]) },
  ])('parts $name', ({ places }) => {
    const pins = spreadPins(
      places.map(([x = 0, y = 0]) => [x, y] as const),
      5,
    )
    for (const [i, a] of pins.entries())
      for (const b of pins.slice(i + 1)) expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])).toBeGreaterThan(9.5)
    expect(pins.map(({ foot }) => foot)).toEqual(places)
  })
})
