import { describe, expect, test } from 'vitest'
import { drawnProducts, makeDrawn } from '@/lib/drawings/sample-products'
import { generateProducts } from '@/lib/server/seed/products/generate'
import { seedModels } from '@/lib/server/seed/vehicles'
import type { ModelBuilder, ModelledProduct } from '../modelled-product'
import { countTriangles, listFaults, listOverlaps, listTouching } from '../car/solid-checks.fixture'
import { windCoil } from '../shape/coil'
import { details } from '../shape/detail'
import { measureMesh } from '../shape/mesh'
import { buildBumpStop, layOutBumpStop } from './bump-stop'
import { findFrontStep } from './coil-label'
import { buildLoadAssist } from './load-assist'
import { layOutLoadAssist } from './load-assist-layout'
import { buildSpring } from './spring'
import { layOutSpring } from './spring-layout'

const builders = {
  'lowering-spring': buildSpring,
  'comfort-spring': buildSpring,
  'lift-spring': buildSpring,
  'spare-spring': buildSpring,
  'load-assist': buildLoadAssist,
  'bump-stop': buildBumpStop,
} as const satisfies Record<string, ModelBuilder>
type Kind = keyof typeof builders
const kinds = Object.keys(builders) as Kind[]
const springKinds = ['lowering-spring', 'comfort-spring', 'lift-spring', 'spare-spring'] as const

const seeded: readonly ModelledProduct[] = [...generateProducts(seedModels, { target: 4000 })].map(
  ({ product }) => product,
)
const fixtures: readonly ModelledProduct[] = [
  ...drawnProducts,
  makeDrawn('load-assist', { wireMm: 10, coilInnerMm: 77, springLengthMm: 220, coils: 8.1, springType: 'progressive' }),
].map((product) => ({ ...product, code: 'YS-000-000' }))
const ofKind = (kind: Kind) => [...fixtures, ...seeded].filter((product) => product.kind === kind)

/** The fixture, one of every spring type, the thinnest and the thickest wire, the shortest and the longest. */
function pickVaried(kind: Kind): ModelledProduct[] {
  const all = ofKind(kind)
  const types = new Map(all.map((product) => [product.spec.springType, product]))
  const ends = (key: 'wireMm' | 'springLengthMm' | 'coils') =>
    [...all]
      .sort((a, b) => (a.spec[key] ?? 0) - (b.spec[key] ?? 0))
      .filter((_, i, sorted) => i === 0 || i === sorted.length - 1)
  return [
    ...new Set([...all.slice(0, 2), ...types.values(), ...ends('wireMm'), ...ends('springLengthMm'), ...ends('coils')]),
  ]
}

const build = (kind: Kind) =>
  pickVaried(kind).map((product) => ({ product, model: builders[kind](details.viewer, product) }))

describe.each(kinds)('%s', (kind) => {
  const models = build(kind)

  test('is solid: no hole in the numbers, nothing inside out', () => {
    expect(models.length).toBeGreaterThan(1)
    expect(models.flatMap(({ product, model }) => listFaults(product, model))).toEqual([])
  })

  test('stays inside the budget of the viewer', () => {
    for (const { product, model } of models) expect(countTriangles(model.parts), product.code).toBeLessThan(30_000)
  })

  test('nothing touches the spring between its seats', () => {
    expect(
      models.flatMap(({ product, model }) => listTouching(model, 0.3).map((text) => `${product.code}: ${text}`)),
    ).toEqual([])
  })

  test('carries its code', () => {
    for (const { product, model } of models)
      expect(
        model.parts
          .flatMap(({ surfaces }) => surfaces)
          .flatMap((surface) => (surface.material === 'label' ? [surface.art.code] : [])),
      ).toEqual([product.code])
  })
})

describe.each(springKinds)('%s as wound', (kind) => {
  const models = build(kind)

  test('is as long as its free length and as wide as its coils', () => {
    for (const { product, model } of models) {
      const spring = model.parts.find(({ name }) => name === 'spring')
      const { min, max } = measureMesh(
        ...(spring?.surfaces ?? []).filter(({ material }) => material !== 'label').map(({ mesh }) => mesh),
      )
      const { springLengthMm, coilInnerMm, wireMm } = product.spec
      expect(Math.abs(max[1] - min[1] - (springLengthMm ?? 0)), product.code).toBeLessThan(0.5)
      const outer = (coilInnerMm ?? 0) + 2 * (wireMm ?? 0)
      expect(Math.abs(max[0] - min[0] - outer), product.code).toBeLessThan(outer * 0.02)
    }
  })

  test('has the active coils and the closed ones', () => {
    for (const { product, model } of models)
      expect(model.anchors.spring?.turns, product.code).toBeCloseTo(
        (product.spec.coils ?? 0) + (kind === 'spare-spring' ? 2 : 1.5),
        6,
      )
  })

  test('no coil runs into the next', () => {
    for (const product of ofKind(kind)) {
      const { spring } = layOutSpring(product)
      const { points, turns } = windCoil(spring, 48)
      const perTurn = Math.round((points.length - 1) / turns)
      const gaps = points.slice(0, points.length - perTurn).map((point, i) => {
        const below = points[i + perTurn] ?? [0, 0, 0]
        return Math.hypot(Math.hypot(point[0], point[2]) - Math.hypot(below[0], below[2]), point[1] - below[1])
      })
      // Closed turns of a ground spring lie wire on wire.
      expect(Math.min(...gaps), product.code).toBeGreaterThan(spring.wire * 0.9)
    }
  })

  test('the print faces the reader on a middle coil', () => {
    for (const product of ofKind(kind)) {
      const { spring } = layOutSpring(product)
      const { points, turns } = windCoil(spring, 48)
      const step = findFrontStep(points, turns)
      const [x, y, z] = points[step] ?? [0, 0, 0]
      expect(z, product.code).toBeGreaterThan(spring.radius * 0.98)
      expect(Math.abs(x), product.code).toBeLessThan(spring.radius * 0.15)
      expect(Math.abs(step / (points.length - 1) - 0.5), product.code).toBeLessThan(0.6 / turns)
      expect(y).toBeLessThan(0)
    }
  })
})

describe('load assist and bump stop', () => {
  test('the spring of a load assist stands between its plates, the stop inside it', () => {
    for (const product of ofKind('load-assist')) {
      const { spring, bump, height, plate, upper, bolts } = layOutLoadAssist(product)
      expect(Math.max(...bolts) + 8, product.code).toBeLessThan(upper.half)
      if (!spring || !bump) continue
      expect(spring.top - spring.bottom, product.code).toBeCloseTo(height - 2 * plate - 4, 6)
      expect(spring.radius - spring.wire / 2 - bump.radius, product.code).toBeGreaterThan(5)
      expect(bump.top, product.code).toBeLessThan(spring.top)
    }
  })

  test('the parts of a load assist come apart without overlap', () => {
    for (const { product, model } of build('load-assist'))
      expect(listOverlaps(model, ['bolt']), product.code).toEqual([])
  })

  test('a bump stop has a real bore for its rod and stands in its cup', () => {
    for (const product of ofKind('bump-stop')) {
      const { bore, radius, cup, height } = layOutBumpStop(product)
      expect(bore * 2, product.code).toBeGreaterThan((product.spec.shaftMm ?? 0) - 0.01)
      expect(radius).toBeLessThan(cup.radius)
      expect(cup.bottom).toBe(-height)
    }
  })
})
