import { Box3, Matrix4, Vector3 } from 'three'
import { beforeEach, describe, expect, it } from 'vitest'
import { materialNames } from '@/lib/models/materials'
import { finishValues } from './finishes'
import { distanceFor, fieldOfView, frameBoxes, leanFor } from './framing'
import { layOutMeasures } from './measure-lines'
import { createMaterials } from './surface-materials'

const box = (x: number, top: number, bottom: number) => new Box3(new Vector3(-x, bottom, -x), new Vector3(x, top, x))

describe('materials', () => {
  it('are made once for each name, and every value is a share of one', () => {
    const materials = createMaterials()
    for (const name of materialNames) {
      expect(materials.get(name)).toBe(materials.get(name))
      const { colour, rough } = finishValues[name]
      for (const value of [...colour, rough]) expect(value > 0 && value <= 1, name).toBe(true)
    }
    materials.dispose()
  })
})

describe('framing', () => {
  it('keeps every corner inside the frame from every side', () => {
    const framing = frameBoxes([box(40, 10, -340)], new Matrix4().makeRotationZ(-0.26))
    for (const aspect of [0.6, 1, 1.8]) {
      const distance = distanceFor(framing, aspect)
      const half = Math.tan((fieldOfView * Math.PI) / 360) * (distance - framing.radius)
      expect(framing.half).toBeLessThan(half)
      expect(framing.radius).toBeLessThan(half * aspect)
    }
  })

  it('leans long parts, more as they come apart, and leaves squat ones upright', () => {
    const long = { x: 80, y: 340, z: 80 }
    expect(leanFor(long, 1, 0)).toBeGreaterThan(10)
    expect(leanFor(long, 1, 1)).toBeCloseTo(45, 5)
    expect(leanFor({ x: 160, y: 200, z: 160 }, 1, 1)).toBe(0)
  })
})

describe('dimension lines', () => {
  const anchors = {
    top: 0,
    bottom: -340,
    spring: { top: -90, bottom: -300, meanRadius: 30, wire: 9, turns: 9 },
    body: { radius: 22, top: -30, bottom: -220 },
  }
  const sides = { left: -45, right: 80, size: 380, leg: 0 }
  let lines: ReturnType<typeof layOutMeasures>
  beforeEach(() => {
    lines = layOutMeasures(anchors, sides, ['length', 'spring', 'body'])
  })
  const find = (id: string) => lines.find((line) => line.id === id)?.points ?? []

  it('span what they name', () => {
    const heights = (id: string) => find(id).map(([along]) => along)
    expect([Math.max(...heights('length')), Math.min(...heights('length'))]).toEqual([0, -340])
    expect([Math.max(...heights('spring')), Math.min(...heights('spring'))]).toEqual([-90, -300])
    expect(
      find('body')
        .slice(0, 4)
        .map(([, side]) => side),
    ).toEqual([-22, -22, 22, 22])
  })

  it('run clear of the product and of each other', () => {
    const label = (id: string) => lines.find((line) => line.id === id)?.label[1] ?? 0
    expect(label('length')).toBeLessThan(label('body'))
    expect(label('body')).toBeLessThan(sides.left)
    expect(label('spring')).toBeGreaterThan(sides.right)
  })

  it('are drawn on the legs of a pair, not in the gap between them', () => {
    lines = layOutMeasures(anchors, { ...sides, leg: 60 }, ['body'])
    expect(
      find('body')
        .slice(0, 4)
        .map(([, side]) => side),
    ).toEqual([-82, -82, -38, -38])
  })

  it('leave out what the model does not know or nobody asked for', () => {
    expect(layOutMeasures({ top: 0 }, sides, ['length', 'spring', 'body'])).toEqual([])
    expect(layOutMeasures(anchors, sides, ['spring']).map(({ id }) => id)).toEqual(['spring'])
  })
})
