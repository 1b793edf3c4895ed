import { expect, test } from 'vitest'
import type { MountPoint } from '@/lib/contract/vehicle'
import { emptySpec } from '@/lib/server/seed/products/spec-figures'
import { rateLoad } from './load-rating'

const strut: MountPoint = {
  axle: 'front',
  layout: 'strut',
  quantity: 2,
  lengthMm: 380,
  strokeMm: 160,
  top: null,
  bottom: null,
  springRateNmm: 20,
  forkTubeMm: null,
  axleLoadKg: 600,
  motionRatio: 1,
}
const spring = (springRateNmm: number) => ({ kind: 'lowering-spring', spec: { ...emptySpec, springRateNmm } }) as const

test('a coil is rated by how often the axle rises and falls, beside the original', () => {
  // √(2 · 30,000 / 600) / 2π = 10 / 2π
  expect(rateLoad(spring(30), strut)).toMatchObject({ by: 'comfort', firmness: 'firm' })
  const rating = rateLoad(spring(30), strut)
  expect(rating?.by === 'comfort' && rating.hz).toBeCloseTo(1.59)
  expect(rating?.by === 'comfort' && rating.originalHz).toBeCloseTo(1.3)
})

test.each([
  [15, 'soft'],
  [20, 'balanced'],
  [45, 'hard'],
] as const)('%i N/mm ride %s', (rate, firmness) => {
  expect(rateLoad(spring(rate), strut)).toMatchObject({ firmness })
})

test('a shock of a two-wheeler carries what keeps its sag, over its adjuster; a rising rate carries more', () => {
  const point = { ...strut, layout: 'unit-swing', quantity: 1 } as const
  const spec = { ...emptySpec, springRateNmm: 30, strokeMm: 80, preloadMm: 10 }
  // 30 · (20 + 5) / 9.81 and 30 · (28 + 15) / 9.81
  expect(rateLoad({ kind: 'unit-swing-shock', spec }, point)).toEqual({ by: 'load', fromKg: 75, toKg: 130 })
  const progressive = rateLoad({ kind: 'unit-swing-shock', spec: { ...spec, springRateEndNmm: 46 } }, point)
  expect(progressive).toEqual({ by: 'load', fromKg: 80, toKg: 140 })
})

test('a damper without a coil is matched to its axle, and other parts are not rated', () => {
  expect(rateLoad({ kind: 'gas-shock', spec: emptySpec }, strut)).toEqual({ by: 'axle', kg: 600 })
  expect(rateLoad({ kind: 'seal-kit', spec: emptySpec }, strut)).toBeNull()
})

test('nothing is said where nobody knows the load', () => {
  const unknown = { ...strut, axleLoadKg: undefined, motionRatio: undefined }
  expect(rateLoad(spring(30), unknown)).toBeNull()
  expect(rateLoad({ kind: 'gas-shock', spec: emptySpec }, unknown)).toBeNull()
})
