import { describe, expect, test } from 'vitest'
import { buildProducts } from '@/lib/server/seed/products'
import { seedModels } from '@/lib/server/seed/vehicles'
import type { Model } from '../model'
import { details } from '../shape/detail'
import { measureMesh } from '../shape/mesh'
import { layOutStrutBody } from '../car/strut-layout'
import { countTriangles, findFaults } from '../spares/model-faults.fixture'
import { choosers } from '../spares/chosen.fixture'
import { layOutBag, layOutTank, wallOfBag } from './air-layout'
import { buildAirKit } from './air-kit'
import { buildAirSpring } from './air-spring'
import { buildAirStrut } from './air-strut'
import { buildCompressor } from './compressor'
import { buildController } from './controller'
import { kitPlaces } from './kit-layout'
import { layOutSleeve } from './sleeve-layout'
import { buildTank } from './tank'

const { listProducts, pickProducts } = choosers(buildProducts(seedModels).products)

const builders = [
  ['air-spring', buildAirSpring],
  ['air-kit', buildAirKit],
  ['air-strut', buildAirStrut],
  ['air-compressor', buildCompressor],
  ['air-tank', buildTank],
  ['air-controller', buildController],
] as const
const boundsOf = (model: Model, ...names: string[]) =>
  measureMesh(
    ...model.parts
      .filter((part) => names.includes(part.name))
      .flatMap(({ surfaces }) => surfaces.map(({ mesh }) => mesh)),
  )

test.each(
  builders.flatMap(([kind, build]) => pickProducts(kind).map((product) => [product.code, product, build] as const)),
)('%s is sound and light', (_, product, build) => {
  const model = build(details.viewer, product)
  expect(findFaults(model)).toEqual([])
  expect(countTriangles(model)).toBeLessThanOrEqual(40_000)
})

describe('layouts of every product', () => {
  test.each(listProducts('air-spring', 'air-kit'))('$code: the bag is widest between its waists', (product) => {
    const layout = layOutBag(product)
    const step = (layout.height - 2 * layout.plate) / layout.lobes
    expect(wallOfBag(layout, -layout.plate - step / 2)).toBeCloseTo(layout.r)
    expect(wallOfBag(layout, -layout.plate)).toBeCloseTo(layout.waist)
  })

  test.each(listProducts('air-strut'))(
    '$code: the sleeve is clear of the tube and ends above the bracket',
    (product) => {
      const body = layOutStrutBody(product)
      const sleeve = layOutSleeve(product, body)
      expect(sleeve.waist - 7 - body.r).toBeGreaterThan(3)
      expect(sleeve.bottom).toBeLessThan(body.bodyTop)
      expect(sleeve.foot).toBeGreaterThan(body.bracket.top)
      expect(sleeve.top - sleeve.bottom).toBeGreaterThan(product.spec.strokeMm ?? 0)
    },
  )

  test.each(listProducts('air-tank'))('$code holds its contents', (product) => {
    const { r, half } = layOutTank(product)
    const litres = (Math.PI * r * r * 2 * half) / 1e6
    expect(litres / ((product.spec.volumeMl ?? 9000) / 1000)).toBeGreaterThan(0.95)
    expect(litres / ((product.spec.volumeMl ?? 9000) / 1000)).toBeLessThan(1.1)
  })
})

test('an air strut measures its length between plate face and the middle of the bracket', () => {
  for (const product of pickProducts('air-strut')) {
    const model = buildAirStrut(details.viewer, product)
    const bolts = boundsOf(model, 'bolt')
    expect(-(bolts.max[1] + bolts.min[1]) / 2).toBeCloseTo(product.spec.lengthMm ?? 0, 0)
  }
})

test('the kit stands on one floor with its head at the origin', () => {
  const [product] = pickProducts('air-kit')
  if (!product) throw new Error('No kit')
  const model = buildAirKit(details.viewer, product)
  for (const name of ['tank', 'bead-plate', 'controller', 'air-line'])
    expect(Math.abs(boundsOf(model, name).min[1] - kitPlaces.floor), name).toBeLessThan(1)
  expect(boundsOf(model, 'cap').max[1]).toBeLessThan(8)
  const gap = boundsOf(model, 'controller')
  const tank = boundsOf(model, 'tank')
  expect(gap.min[2], 'leans on the tank, does not sink into it').toBeGreaterThan(kitPlaces.tankZ + 80 - 1)
  expect(tank.max[2]).toBeGreaterThan(kitPlaces.tankZ)
})
