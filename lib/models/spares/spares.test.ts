import { describe, expect, test } from 'vitest'
import { buildProducts } from '@/lib/server/seed/products'
import { seedModels } from '@/lib/server/seed/vehicles'
import type { Model } from '../model'
import { details } from '../shape/detail'
import { surface } from '../parts/solids'
import { extrude, rectangle } from '../shape/extruded'
import { measureMesh } from '../shape/mesh'
import { turnRing, turnSolid } from '../shape/turned'
import { buildBottle } from './bottle'
import { layOutBottle } from './bottle-layout'
import { buildBushing, layOutBushing } from './bushing'
import { buildEyeEnds } from './eye-end'
import { countTriangles, findFaults, measureVolume } from './model-faults.fixture'
import { buildSealKit, layOutSealKit } from './seal-kit'
import { choosers } from './chosen.fixture'

const { listProducts, pickProducts } = choosers(buildProducts(seedModels).products)

const builders = [
  ['fork-oil', buildBottle],
  ['damper-oil', buildBottle],
  ['bushing', buildBushing],
  ['eye-end', buildEyeEnds],
  ['seal-kit', buildSealKit],
] as const
const partOf = (model: Model, name: string) => model.parts.find((part) => part.name === name)?.surfaces ?? []

test.each(
  builders.flatMap(([kind, build]) => pickProducts(kind).map((product) => [product.code, product, build] as const)),
)('%s is sound and light', (_, product, build) => {
  const model = build(details.viewer, product)
  expect(findFaults(model)).toEqual([])
  expect(countTriangles(model)).toBeLessThan(40_000)
})

test('the check notices a solid turned inside out', () => {
  const solids = [
    turnSolid(details.viewer, 10, 20, 0),
    extrude(details.viewer, { outline: rectangle(0, 0, 20, 10, 2), depth: 4 }),
    turnRing(details.viewer, 10, 8, 20, 0),
  ]
  for (const mesh of solids) {
    const model = (indices: number[]): Model => ({
      anchors: {},
      parts: [{ name: 'body', apart: [0, 0, 0], surfaces: [surface('rubber', { ...mesh, indices })] }],
    })
    expect(findFaults(model(mesh.indices))).toEqual([])
    expect(findFaults(model([...mesh.indices].reverse()))).toHaveLength(1)
  }
})

describe('containers', () => {
  test.each(listProducts('fork-oil', 'damper-oil'))('$code has room for its contents and some air', (product) => {
    const model = buildBottle(details.viewer, product)
    const body = partOf(model, 'bottle')[0]
    if (!body) throw new Error('No bottle')
    const share = measureVolume(body.mesh) / 1000 / layOutBottle(product).volumeMl
    expect(share).toBeGreaterThan(1)
    expect(share).toBeLessThan(1.3)
  })
})

describe('small parts', () => {
  test.each(listProducts('bushing'))('$code: sleeves have the bore and length of the mount', (product) => {
    const { bore, width } = layOutBushing(product)
    const mount = product.spec.bottom ?? product.spec.top
    if (mount) expect([2 * bore, width]).toEqual([mount.holeMm, mount.widthMm])
    const model = buildBushing(details.viewer, product)
    const [upright, lying] = model.parts
      .filter(({ name }) => name === 'sleeve')
      .map(({ surfaces }) => measureMesh(...surfaces.map(({ mesh }) => mesh)))
    expect((upright?.max[1] ?? 0) - (upright?.min[1] ?? 0)).toBeCloseTo(width, 3)
    expect((lying?.max[2] ?? 0) - (lying?.min[2] ?? 0)).toBeCloseTo(width, 3)
  })

  test.each(listProducts('eye-end'))('$code: both bores lie at the reference height', (product) => {
    const sleeves = partOf(buildEyeEnds(details.viewer, product), 'upper-mount').find(
      ({ material }) => material === 'rubber',
    )
    if (!sleeves) throw new Error('No bush')
    const { min, max } = measureMesh(sleeves.mesh)
    // A turned bush has corners, which need not stand opposite each other.
    expect(Math.abs(min[1] + max[1]) / 2).toBeLessThan(0.2)
    expect(Math.abs(min[0] + max[0]) / 2).toBeLessThan(0.2)
  })

  test.each(listProducts('seal-kit'))('$code: rings fit the tube they seal and lie apart', (product) => {
    const { inner, outer, pitch } = layOutSealKit(product)
    expect(2 * inner).toBe(product.spec.forkTubeMm ?? product.spec.shaftMm ?? 14)
    expect(pitch - 2 * (outer + 2)).toBeGreaterThan(3)
  })
})
