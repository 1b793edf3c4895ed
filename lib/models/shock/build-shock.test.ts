import { describe, expect, test } from 'vitest'
import { buildProducts } from '@/lib/server/seed/products'
import { seedModels } from '@/lib/server/seed/vehicles'
import type { ModelledProduct } from '../modelled-product'
import type { Model } from '../model'
import type { PartName } from '../part-names'
import { details } from '../shape/detail'
import { measureMesh, merge, type Mesh } from '../shape/mesh'
import { listPieces } from '../parts/solidity'
import { buildShock } from './build-shock'
import { viewerSides } from './lower'
import { sampleModelled, shockKinds, steeringKinds } from './shock.fixture'
import { buildSteeringDamper } from './steering-damper'

const detail = details.viewer
const build = (product: ModelledProduct) =>
  (product.kind === 'steering-damper' ? buildSteeringDamper : buildShock)(detail, product)

const find = (model: Model, name: PartName) => model.parts.find((part) => part.name === name)
const solids = (model: Model) =>
  model.parts.flatMap(({ name, surfaces }) =>
    surfaces.flatMap(({ material, mesh }) => (material === 'label' ? [] : [{ name, material, mesh }])),
  )

/** Middle of the bore of an eye or clevis, measured on its steel sleeve. */
function measureBore(model: Model, name: PartName): number {
  const sleeve = find(model, name)?.surfaces.find(({ material }) => material === 'steel-zinc')
  if (!sleeve) throw new Error(`No sleeve in ${name}`)
  const { min, max } = measureMesh(sleeve.mesh)
  return (min[1] + max[1]) / 2
}

/** Turns of a wound wire, counted along its rows of `sides` + 1 vertices. */
function countTurns({ positions }: Mesh, sides: number): number {
  const rows = positions.length / 3 / (sides + 1)
  const angles = Array.from({ length: rows }, (_, row) =>
    Math.atan2(positions[row * (sides + 1) * 3 + 2] ?? 0, positions[row * (sides + 1) * 3] ?? 0),
  )
  return (
    angles.slice(1).reduce((sum, angle, i) => {
      const step = angle - (angles[i] ?? 0)
      return sum + Math.abs(step - 2 * Math.PI * Math.round(step / (2 * Math.PI)))
    }, 0) /
    (2 * Math.PI)
  )
}

const { products } = buildProducts(seedModels)
const shocks = sampleModelled(products, shockKinds)
const samples = [...shocks, ...sampleModelled(products, steeringKinds)]

describe.each(samples)('%s', (_name, product) => {
  const model = build(product)

  test('is solid, faces outwards and holds only numbers', () => {
    for (const { name, material, mesh } of solids(model)) {
      expect([...mesh.positions, ...mesh.normals, ...mesh.uvs].every(Number.isFinite), `${name} ${material}`).toBe(true)
      for (const { isClosed, volume } of listPieces(mesh))
        if (isClosed) expect(volume, `${name} ${material}`).toBeGreaterThan(0)
    }
  })

  test('is light enough for the viewer', () => {
    expect(solids(model).reduce((sum, { mesh }) => sum + mesh.indices.length / 3, 0)).toBeLessThanOrEqual(40_000)
  })

  test('parts are apart in the exploded view', () => {
    const boxes = model.parts
      .filter(({ name }) => !['rod', 'guide', 'wiper', 'bump-stop', 'hose', 'preload-knob'].includes(name))
      .map(({ name, surfaces, apart }) => {
        const { min, max } = measureMesh(...surfaces.map(({ mesh }) => mesh))
        return {
          name,
          min: min.map((value, i) => value + (apart[i] ?? 0)),
          max: max.map((value, i) => value + (apart[i] ?? 0)),
        }
      })
    const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => ({ a, b })))
    const overlapping = pairs.filter(({ a, b }) =>
      [0, 1, 2].every(
        (axis) => Math.min(a.max[axis] ?? 0, b.max[axis] ?? 0) - Math.max(a.min[axis] ?? 0, b.min[axis] ?? 0) > 0.01,
      ),
    )
    expect(
      overlapping.map(({ a, b }) => `${a.name} + ${b.name}`).filter((pair) => pair !== 'reservoir + hose'),
    ).toEqual([])
  })
})

describe.each(shocks)('%s', (_name, product) => {
  const model = build(product)

  test('eye to eye is the length of the specification', () => {
    const { top, bottom, lengthMm } = product.spec
    const upper = top?.kind === 'stem' ? 0 : measureBore(model, 'upper-mount')
    const lower = bottom?.kind === 'stem' ? (model.anchors.bottom ?? 0) : measureBore(model, 'lower-mount')
    expect(Math.abs(upper - lower - (lengthMm ?? 0))).toBeLessThanOrEqual(0.5)
  })

  test('the spring has its coils, lies between its seats and clears what it goes round', () => {
    const wire = find(model, 'spring')?.surfaces[0]?.mesh
    const seat = model.anchors.spring
    if (!wire || !seat) throw new Error('no spring')
    expect(countTurns(wire, viewerSides)).toBeCloseTo((product.spec.coils ?? 0) + 2, 0)
    const { min, max } = measureMesh(wire)
    expect(max[1]).toBeLessThanOrEqual(seat.top + 0.01)
    expect(min[1]).toBeGreaterThanOrEqual(seat.bottom - 0.01)
    const inner = seat.meanRadius - seat.wire / 2
    const inside = merge(
      ...model.parts
        .filter(({ name }) => name !== 'spring' && name !== 'dust-cover')
        .flatMap(({ surfaces }) => surfaces.map(({ mesh }) => mesh)),
    )
    let widest = 0
    for (let i = 0; i < inside.positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = inside.positions.slice(i, i + 3)
      const radius = Math.hypot(x, z)
      if (y < seat.top - 0.05 && y > seat.bottom + 0.85 && radius < seat.meanRadius + seat.wire / 2)
        widest = Math.max(widest, radius)
    }
    expect(inner - widest).toBeGreaterThanOrEqual(0.3)
  })
})
