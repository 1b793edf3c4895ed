import { beforeAll, describe, expect, test } from 'vitest'
import type { MountPoint } from '@/lib/contract/vehicle'
import { servedForces, springForce } from '@/lib/domain/spring-load'
import type {
  CatalogueFitment,
  CatalogueGeneration,
  CatalogueModel,
  CatalogueProduct,
} from '@/lib/server/catalogue/types'
import { groupBy } from '@/lib/utils/group-by'
import { seedModels } from '../vehicles'
import { makersOwn } from './fitment-rules'
import { buildProducts } from './index'

type Row = { model: CatalogueModel; generation: CatalogueGeneration; point: MountPoint }
let sets: { product: CatalogueProduct; rows: Row[] }[]
let fitments: CatalogueFitment[]

beforeAll(() => {
  const built = buildProducts(seedModels)
  fitments = built.fitments
  const vehicles = new Map(
    seedModels.flatMap((model) =>
      model.generations.map((generation) => [generation.id, { model, generation }] as const),
    ),
  )
  const fitting = groupBy(
    fitments.filter(({ status }) => status !== 'does-not-fit'),
    ({ productId, axle }) => `${productId} ${axle}`,
  )
  const products = new Map(built.products.map((product) => [product.id, product]))
  sets = [...fitting.values()].flatMap((rows) => {
    const product = products.get(rows[0]?.productId ?? '')
    return product ? [{ product, rows: rows.flatMap((row) => toRow(vehicles, row)) }] : []
  })
})

function toRow(
  vehicles: ReadonlyMap<string, { model: CatalogueModel; generation: CatalogueGeneration }>,
  { vehicleId, axle }: CatalogueFitment,
): Row[] {
  const found = vehicles.get(vehicleId)
  const point = found?.generation.mountPoints.find((candidate) => candidate.axle === axle)
  return found && point ? [{ ...found, point }] : []
}

describe('a part and the vehicles it fits', () => {
  test('every axle says what it carries', () => {
    const silent = seedModels.flatMap(({ generations }) =>
      generations.filter(({ mountPoints }) => mountPoints.some((point) => springForce(point) === null)),
    )
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  test('no part fits vehicles whose loads lie further apart than its spring serves', () => {
    const wrong = sets.flatMap(({ product, rows }) => {
      const forces = rows.map(({ point }) => springForce(point) ?? NaN)
      const [least, most] = [Math.min(...forces), Math.max(...forces)]
      const [longest, shortest] = [Math.max(...strokes(rows)), Math.min(...strokes(rows))]
      const windows = [shortest, longest].map((stroke) => servedForces(product, least, stroke || null))
      const [served] = windows
        .filter((window) => window !== null)
        .toSorted((a, b) => b.most / b.least - a.most / a.least)
      if (!served) return []
      // Somewhere between the lightest and the heaviest is the vehicle the part was made for.
      const reach = isAbsolute(product)
        ? most - least <= served.most - served.least
        : most / least <= served.most / served.least
      return reach ? [] : [`${product.id}: ${Math.round(least)} to ${Math.round(most)} N`]
    })
    expect(wrong).toEqual([])
  })

  test('no part fits linkages that are more than 8 % off the one it was made for', () => {
    const wrong = sets.filter(({ product, rows }) => {
      const ratios = rows.map(({ point }) => point.motionRatio ?? NaN)
      return servedForces(product, 1, 100) !== null && Math.max(...ratios) / Math.min(...ratios) > 1.08 / 0.92
    })
    expect(wrong.map(({ product }) => product.id)).toEqual([])
  })

  test('parts with seats of a maker stay with the maker, or with the chassis that makers share', () => {
    const wrong = sets.filter(({ product, rows }) => {
      if (!makersOwn.has(product.kind) || product.family === 'pickup') return false
      const maker = rows[0]?.model.brandId
      const own = rows.filter(({ model }) => model.brandId === maker)
      const chassis = new Set(own.map(({ generation }) => generation.mountPoints))
      return rows.some(({ model, generation }) => model.brandId !== maker && !chassis.has(generation.mountPoints))
    })
    expect(wrong.map(({ product }) => product.id)).toEqual([])
  })

  test.each([
    ['fat-boy', 'hayabusa'],
    ['fat-boy', 'g310gs'],
    ['hayabusa', 'g310gs'],
    ['juke', 'ecosport'],
  ])('no shock, spring or fork fits %s and %s alike', (one, other) => {
    const shared = sets.filter(
      ({ product, rows }) =>
        product.family !== 'spares' &&
        product.kind !== 'steering-damper' &&
        [one, other].every((name) => rows.some(({ model }) => model.id.includes(name))),
    )
    expect(shared.map(({ product }) => product.id)).toEqual([])
  })

  test('a kit that is needed is named, and so is what has to be trimmed', () => {
    const codes = (status: string) =>
      fitments.filter((row) => row.status === status).map(({ restrictions }) => restrictions.map(({ code }) => code))
    expect(codes('needs-kit').filter((list) => !list.includes('kit'))).toEqual([])
    expect(codes('needs-trimming').filter((list) => !list.includes('trim'))).toEqual([])
  })
})

const strokes = (rows: readonly Row[]) => rows.map(({ point }) => point.strokeMm ?? 0)
const isAbsolute = ({ kind }: CatalogueProduct) =>
  kind.endsWith('spring') && kind !== 'fork-spring' ? true : kind === 'coilover'
