import { describe, expect, test } from 'vitest'
import { solidLength } from '@/lib/domain/physics'
import { mountDepth } from '@/lib/drawings/mounts'
import { buildProducts } from '@/lib/server/seed/products'
import { seedModels } from '@/lib/server/seed/vehicles'
import { layOutShock } from './layout'
import { listModelled, shockKinds, steeringKinds } from './shock.fixture'
import { layOutSteering } from './steering-damper'

const { products } = buildProducts(seedModels)
const shocks = listModelled(products, shockKinds).map((product) => ({ product, layout: layOutShock(product) }))
const breaking = (isBroken: (item: (typeof shocks)[number]) => boolean) =>
  shocks.filter(isBroken).map(({ product: { code }, layout }) => ({ code, layout }))

describe('layout of every shock', () => {
  test('there are shocks to lay out', () => expect(shocks.length).toBeGreaterThan(250))

  test('holds only numbers', () => {
    expect(
      breaking(({ layout }) =>
        JSON.stringify(layout, (_key, value: unknown) =>
          typeof value === 'number' && !Number.isFinite(value) ? 'broken' : value,
        ).includes('broken'),
      ),
    ).toEqual([])
  })

  test('keeps the length between its mounts', () => {
    expect(
      breaking(
        ({ product: { spec }, layout }) =>
          layout.length !== spec.lengthMm ||
          layout.shoulder !== -mountDepth(spec.top) ||
          layout.foot !== mountDepth(spec.bottom) - layout.length,
      ),
    ).toEqual([])
  })

  test('has the coils, wire and inner diameter of the specification', () => {
    expect(
      breaking(
        ({ product: { spec }, layout: { coil } }) =>
          coil.coils !== spec.coils || coil.wire !== spec.wireMm || coil.inner < (spec.coilInnerMm ?? 0) / 2,
      ),
    ).toEqual([])
  })

  test('seeded springs keep their free length', () => {
    expect(
      breaking(
        ({ product: { spec, code }, layout: { coil } }) =>
          code !== 'YS-000-000' && Math.abs(coil.top - coil.bottom - (spec.springLengthMm ?? 0)) > 0.01,
      ),
    ).toEqual([])
  })

  test('the spring is longer than its solid length and clear of the body', () => {
    expect(
      breaking(
        ({ layout: { coil, body } }) =>
          coil.top - coil.bottom <= solidLength({ wireMm: coil.wire, coils: coil.coils }) || coil.inner - body.r < 0.3,
      ),
    ).toEqual([])
  })

  test('head, preload, spring and lower mount follow one another', () => {
    expect(
      breaking(
        ({ layout: { head, coil, gap, foot, room, wheel, adjuster } }) =>
          room < 12 ||
          coil.top >= head.bottom ||
          gap < 7.9 ||
          Math.abs(coil.bottom - gap - foot) > 1e-6 ||
          wheel + adjuster > gap - 3,
      ),
    ).toEqual([])
  })

  test('the body reaches into the spring and leaves the stroke free', () => {
    expect(
      breaking(
        ({ product: { spec }, layout: { body, coil } }) =>
          body.bottom >= coil.top ||
          body.bottom - coil.bottom < Math.min(spec.strokeMm ?? 0, coil.top - coil.bottom - 12) - 1e-6 ||
          body.top <= body.bottom,
      ),
    ).toEqual([])
  })

  test('a reservoir stands clear of the spring', () => {
    const isReservoir = (construction: string | null) =>
      construction === 'piggyback' || construction === 'hose-reservoir'
    expect(
      breaking(
        ({ product: { construction }, layout: { reservoir, coil } }) =>
          isReservoir(construction) !== (reservoir !== null) ||
          (reservoir !== null && reservoir.x - reservoir.r - 2 < coil.outer + 1.6),
      ),
    ).toEqual([])
  })
})

describe('layout of every steering damper', () => {
  test('the body lies between clamp and rod end, and the stroke is free', () => {
    const dampers = listModelled(products, steeringKinds).map((product) => ({
      product,
      layout: layOutSteering(product),
    }))
    expect(dampers.length).toBeGreaterThan(10)
    expect(
      dampers.filter(
        ({ product: { spec }, layout: { length, body, stroke, rodR, r } }) =>
          length !== spec.lengthMm || body.bottom + length < stroke + 20 || body.top < 15 || rodR >= r,
      ),
    ).toEqual([])
  })
})
