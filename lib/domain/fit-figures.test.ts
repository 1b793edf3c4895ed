import { expect, test } from 'vitest'
import { emptySpec } from '@/lib/server/seed/products/spec-figures'
import type { MountPoint } from '@/lib/contract/vehicle'
import { measureFit } from './fit-figures'

const eye = { kind: 'eye', holeMm: 10, widthMm: 22 } as const
const point: MountPoint = {
  axle: 'rear',
  layout: 'unit-swing',
  quantity: 2,
  lengthMm: 330,
  strokeMm: 80,
  top: eye,
  bottom: eye,
  springRateNmm: 20,
  forkTubeMm: null,
}
const part = {
  kind: 'unit-swing-shock',
  axle: 'rear',
  spec: { ...emptySpec, lengthMm: 335, strokeMm: 82, top: eye, bottom: eye },
} as const
const record = { axle: 'rear', status: 'direct', rideHeightMm: 5 } as const

test('a part is laid beside the original', () => {
  expect(measureFit(part, { mountPoints: [point] }, [record])).toEqual({
    length: { has: 335, original: 330 },
    stroke: { has: 82, original: 80 },
    mounts: 'same',
    rideHeightMm: 5,
  })
})

test('another bore differs, and without a record nothing is said about the height', () => {
  const other = { ...part, spec: { ...part.spec, bottom: { ...eye, holeMm: 12 } } }
  expect(measureFit(other, { mountPoints: [point] }, [])).toMatchObject({ mounts: 'differ', rideHeightMm: null })
})

test('parts without an axle, and springs, have nothing to lay beside', () => {
  expect(measureFit({ ...part, axle: null }, { mountPoints: [point] }, [record])).toBeNull()
  expect(measureFit({ ...part, kind: 'comfort-spring', spec: emptySpec }, { mountPoints: [point] }, [record])).toEqual({
    length: null,
    stroke: null,
    mounts: null,
    rideHeightMm: 5,
  })
})
