import { describe, expect, it } from 'vitest'
import { vehicleBodies } from '@/lib/contract/vehicle'
import { compactPath } from './compact'
import { placeMarks, turnOf } from './dial'
import { boxAround, pathPoints } from './geometry'
import { circle } from './pen'
import { vehicleShapes } from './vehicles/shapes'

describe('pathPoints', () => {
  it('measures an arc by its bulge, not by its ends', () => {
    const box = boxAround(pathPoints(circle(10, 20, 8)))
    expect(box.x).toBeCloseTo(2)
    expect(box.y).toBeCloseTo(12)
    expect(box.height).toBeCloseTo(16)
  })

  it('refuses relative commands', () => {
    expect(() => pathPoints('M0 0l5 5')).toThrow('not absolute')
  })
})

describe('compactPath', () => {
  it('shortens long coordinates and keeps the current point through H, V and Z', () => {
    expect(compactPath('M100.5 200.5L101.5 200H120V210.2ZL102 201')).toBe('M100.5 200.5l1-.5H120v10.2Zl1.5 .5')
  })
})

describe('dials', () => {
  it('runs from seven to five o’clock', () => {
    expect([turnOf(0, 20), turnOf(10, 20), turnOf(20, 20)]).toEqual([-135, 0, 135])
  })

  it('joins marks on one click and keeps neighbours apart', () => {
    const placed = placeMarks(
      [
        { label: 'a', at: 9 },
        { label: 'b', at: 8 },
        { label: 'c', at: 8 },
        { label: 'd', at: 7 },
      ],
      30,
      77,
      15,
    )
    expect(placed.map(({ text }) => text)).toEqual(['a', 'b · c', 'd'])
    const ys = placed.map(({ y }) => y).sort((p, q) => p - q)
    ys.slice(1).forEach((y, i) => expect(y - (ys[i] ?? 0)).toBeGreaterThanOrEqual(15))
  })

  it.each([
    [[12], ['middle']],
    [
      [12, 20],
      ['middle', 'start'],
    ],
    [
      [12, 11],
      ['start', 'end'],
    ],
    [
      [13, 12],
      ['start', 'end'],
    ],
    [
      [6, 12],
      ['end', 'middle'],
    ],
  ])('leads the texts of %j away from each other above the dial', (clicks, anchors) => {
    const placed = placeMarks(
      clicks.map((at) => ({ label: `${at}`, at })),
      24,
      77,
      15,
    )
    expect(placed.map(({ anchor }) => anchor)).toEqual(anchors)
  })
})

describe('vehicle shapes', () => {
  it.each(vehicleBodies)('%s stands on the ground inside its length and height', (body) => {
    const { length, height, layers, wheels, points } = vehicleShapes[body]
    const box = boxAround(layers.flatMap((layer) => (layer.type === 'wheels' ? [] : pathPoints(layer.d))))
    expect(box.x).toBeGreaterThan(-10)
    expect(box.x + box.width).toBeLessThan(length + 10)
    expect(-box.y).toBeLessThanOrEqual(height + 6)
    expect(box.y + box.height).toBeLessThan(0)
    expect(wheels[0].x + wheels[0].r).toBeLessThan(wheels[1].x - wheels[1].r)
    expect(points.rear[0]).toBeLessThan(points.front[0])
  })
})
