import { describe, expect, it } from 'vitest'
import type { Point } from '@/lib/drawings/geometry'
import { roadShowFileSchema } from '@/lib/server/services/road-show/stop-kind'
import file from '@/content/road-shows.json'
import { mapBox, mapGrid, placeOnMap } from './projection'
import { thailandMap } from './thailand-map'

/** Corners of each outline of a province, absolute. */
function ringsOf(d: string): Point[][] {
  return d
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [first = 0, second = 0, ...steps] = (ring.match(/-?\d+/g) ?? []).map(Number)
      const points: Point[] = [[first, second]]
      for (let i = 0; i < steps.length; i += 2) {
        const [x, y] = points.at(-1) ?? [0, 0]
        points.push([x + (steps[i] ?? 0), y + (steps[i + 1] ?? 0)])
      }
      return points
    })
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  return ring.reduce((inside, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
}

describe('the map of Thailand', () => {
  const { stops } = roadShowFileSchema.parse(file)

  it('has every province', () => {
    expect(Object.keys(thailandMap.provinces)).toHaveLength(77)
    expect(thailandMap.grid).toBe(mapGrid)
  })

  it.each(stops.map(({ id, province, latitude, longitude }) => ({ id, province, latitude, longitude })))(
    'shows $id in its province',
    ({ province, latitude, longitude }) => {
      const point = placeOnMap(latitude, longitude)
      expect(ringsOf(thailandMap.provinces[province] ?? '').some((ring) => isInside(point, ring))).toBe(true)
    },
  )

  it('keeps the country inside its frame', () => {
    const corners = ringsOf(thailandMap.land).flat()
    expect(corners.length).toBeGreaterThan(500)
    for (const [x, y] of corners) {
      expect(x).toBeGreaterThan(mapBox.x)
      expect(x).toBeLessThan(mapBox.x + mapBox.width)
      expect(y).toBeGreaterThan(mapBox.y)
      expect(y).toBeLessThan(mapBox.y + mapBox.height)
    }
  })
})
