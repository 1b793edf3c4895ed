import { describe, expect, test } from 'vitest'
import { emptySpec } from '@/lib/server/seed/products/spec-figures'
import type { MountPoint } from '@/lib/contract/vehicle'
import { servedForces, servesAxle, springForce } from './spring-load'

const mono: MountPoint = {
  axle: 'rear',
  layout: 'mono-shock',
  quantity: 1,
  lengthMm: 330,
  strokeMm: 60,
  top: null,
  bottom: null,
  springRateNmm: 100,
  forkTubeMm: null,
  axleLoadKg: 150,
  motionRatio: 0.45,
}
const shock = { kind: 'mono-shock', spec: { ...emptySpec, springRateNmm: 100, strokeMm: 60, preloadMm: 20 } } as const

describe('the load of a spring', () => {
  test('is the weight of the axle, by springs and linkage', () => {
    expect(springForce(mono)).toBeCloseTo(3270, 0)
    expect(springForce({ ...mono, quantity: 2 })).toBeCloseTo(1635, 0)
    expect(springForce({ ...mono, axleLoadKg: undefined })).toBeNull()
  })

  test('of a two-wheeler is served while rider sag stays within 25 to 35 % of the stroke', () => {
    const served = servedForces(shock, 2800, null)
    expect(served?.least).toBeCloseTo((2800 * 25) / 28)
    expect(served?.most).toBeCloseTo((2800 * 31) / 28)
  })

  test('of a coil is served while the vehicle stands within 10 mm', () => {
    const spring = { kind: 'lowering-spring', spec: { ...emptySpec, springRateNmm: 30 } } as const
    expect(servedForces(spring, 3000, 180)).toEqual({ least: 2700, most: 3300 })
  })

  test('of a damper alone is served while its damping ratio stays within 15 %', () => {
    expect(servedForces({ kind: 'strut', spec: emptySpec }, 1000, 180)).toEqual({ least: 850, most: 1150 })
    expect(servedForces({ kind: 'bushing', spec: emptySpec }, 1000, null)).toBeNull()
  })
})

describe('a part made for one axle', () => {
  test.each([
    ['serves its like', { axleLoadKg: 155 }, true],
    ['does not serve a light one', { axleLoadKg: 130 }, false],
    ['does not serve a heavy one', { axleLoadKg: 200 }, false],
    ['does not serve another linkage, though the force agrees', { axleLoadKg: 167, motionRatio: 0.5 }, false],
    ['is not judged where nobody knows the load', { axleLoadKg: undefined }, true],
  ] as const)('%s', (_name, other, expected) => {
    expect(servesAxle(shock, mono, { ...mono, ...other })).toBe(expected)
  })
})
