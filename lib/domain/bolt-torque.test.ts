import { describe, expect, it } from 'vitest'
import { boltOf, threadOf, torqueOf } from './bolt-torque'

describe('torqueOf', () => {
  it('gives the usual figures of class 8.8', () => {
    expect(([5, 6, 8, 10, 12, 14, 16] as const).map(torqueOf)).toEqual([5, 9, 22, 45, 75, 120, 190])
  })
})

describe('threadOf', () => {
  it.each([
    [8, 8],
    [10, 10],
    [10.2, 10],
    [12.5, 12],
    [16, 16],
    [17, null],
    [9, null],
    [20, null],
  ] as const)('a bore of %s mm takes %s', (hole, thread) => {
    expect(threadOf(hole)).toBe(thread)
  })
})

describe('boltOf', () => {
  it.each([
    ['eye', 12, { thread: 12, torqueNm: 75 }],
    ['clevis', 10, { thread: 10, torqueNm: 45 }],
    // The nut of a stem only sets its rubber.
    ['stem', 12, { thread: 12, torqueNm: null }],
    ['pin', 12, { thread: null, torqueNm: null }],
    ['flange', null, { thread: null, torqueNm: null }],
  ] as const)('%s of %s mm', (kind, holeMm, expected) => {
    expect(boltOf({ kind, holeMm, widthMm: null })).toEqual(expected)
  })
})
