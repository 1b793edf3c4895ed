import { describe, expect, test } from 'vitest'
import { buildProducts } from '@/lib/server/seed/products'
import { seedModels } from '@/lib/server/seed/vehicles'
import { details } from '../shape/detail'
import { windCoil } from '../shape/coil'
import { measureMesh } from '../shape/mesh'
import type { Model } from '../model'
import { countTriangles, findFaults } from '../spares/model-faults.fixture'
import { choosers } from '../spares/chosen.fixture'
import { footHeight, layOutFork, layOutSprings } from './fork-layout'
import { buildForkPair } from './fork-pair'
import { buildForkSprings, buildForkUpgrade } from './fork-springs'

const { listProducts, pickProducts } = choosers(buildProducts(seedModels).products)

const boundsOf = (model: Model, name: string) =>
  measureMesh(
    ...model.parts.filter((part) => part.name === name).flatMap(({ surfaces }) => surfaces.map(({ mesh }) => mesh)),
  )

describe('layout of every fork damper', () => {
  test.each(listProducts('fork-cartridge', 'fork-damper'))('$code fits its fork', (product) => {
    const { length, capR, tubeR, rodR, seatR, tubeTop, tubeBottom, headTop, spring, legX } = layOutFork(product)
    expect(length).toBe(product.spec.lengthMm)
    expect(tubeTop - tubeBottom).toBeGreaterThanOrEqual((product.spec.strokeMm ?? 0) + 30)
    expect(length + tubeBottom).toBe(footHeight)
    expect(tubeR).toBeLessThan(capR)
    expect(legX - capR).toBeGreaterThan(2)
    if (!spring) return
    const outer = spring.radius + spring.wire / 2
    expect(spring.radius - spring.wire / 2 - rodR).toBeGreaterThanOrEqual(0.3)
    expect(outer).toBeLessThanOrEqual(seatR)
    expect(outer).toBeLessThan(capR)
    expect(spring.bottom).toBe(headTop)
    expect(windCoil(spring, 12).turns).toBeCloseTo((product.spec.coils ?? 0) + 2)
    expect(spring.top - spring.bottom, 'room over the solid length').toBeGreaterThan(
      (spring.coils + 2) * spring.wire + 5,
    )
  })

  test.each(listProducts('fork-spring', 'fork-upgrade'))('$code stands clear of its neighbours', (product) => {
    const { spring, springX, spacerX, spacerR, capR, valveR } = layOutSprings(product)
    const outer = spring.radius + spring.wire / 2
    expect(spring.top - spring.bottom).toBe(product.spec.springLengthMm)
    expect(windCoil(spring, 12).turns).toBeCloseTo((product.spec.coils ?? 0) + 4)
    expect(springX).toBeGreaterThan(outer)
    expect(spacerX - Math.max(spacerR, capR, valveR) - springX - outer).toBeGreaterThan(4)
  })
})

describe('models', () => {
  const cases = [
    ['fork-cartridge', buildForkPair],
    ['fork-damper', buildForkPair],
    ['fork-spring', buildForkSprings],
    ['fork-upgrade', buildForkUpgrade],
  ] as const
  test.each(
    cases.flatMap(([kind, build]) => pickProducts(kind).map((product) => [product.code, product, build] as const)),
  )('%s is sound and light', (_, product, build) => {
    const model = build(details.viewer, product)
    expect(findFaults(model)).toEqual([])
    expect(countTriangles(model)).toBeLessThan(40_000)
  })

  test('a cartridge measures what its specification says, and its spring touches both seats', () => {
    const product = pickProducts('fork-cartridge')[0]
    if (!product) throw new Error('No cartridge')
    const model = buildForkPair(details.viewer, product)
    expect(boundsOf(model, 'preload-knob').max[1]).toBeCloseTo(0, 1)
    expect(-boundsOf(model, 'lower-mount').min[1]).toBeCloseTo(product.spec.lengthMm ?? 0, 0)
    const spring = boundsOf(model, 'spring')
    const { spring: planned } = layOutFork(product)
    expect(Math.abs(spring.max[1] - (planned?.top ?? 0))).toBeLessThan(0.3)
    expect(Math.abs(spring.min[1] - (planned?.bottom ?? 0))).toBeLessThan(0.3)
    expect(spring.max[1]).toBeLessThanOrEqual(boundsOf(model, 'spring-seat').max[1])
  })

  test('taken apart, no part of a leg overlaps its neighbour', () => {
    const product = pickProducts('fork-cartridge')[0]
    if (!product) throw new Error('No cartridge')
    const spans = buildForkPair(details.viewer, product)
      .parts.filter(({ name }) => name !== 'compression-knob')
      .map(({ name, surfaces, apart }) => {
        const { min, max } = measureMesh(...surfaces.map(({ mesh }) => mesh))
        return { name, top: max[1] + apart[1], bottom: min[1] + apart[1] }
      })
      .sort((a, b) => b.top - a.top)
    const overlaps = spans.filter((span, i) => span.bottom < (spans[i + 1]?.top ?? -Infinity))
    expect(overlaps).toEqual([])
  })
})
