import { describe, expect, it } from 'vitest'
import { listJoints, threadOf, torqueOf } from './torque'

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

describe('listJoints', () => {
  it('gives no torque for the nut of a stem, which only sets its rubber', () => {
    expect(listJoints({ top: { kind: 'stem', holeMm: 12, widthMm: null }, bottom: null })[0]).toMatchObject({
      thread: 12,
      torqueNm: null,
    })
  })

  it('leaves flanges and pins to the vehicle maker and seats out', () => {
    const joints = listJoints({
      top: { kind: 'flange', holeMm: null, widthMm: null },
      bottom: { kind: 'eye', holeMm: 12, widthMm: 30 },
    })
    expect(joints.map(({ where, thread, torqueNm }) => [where, thread, torqueNm])).toEqual([
      ['upper', null, null],
      ['lower', 12, 75],
    ])
    expect(
      listJoints({
        top: { kind: 'seat', holeMm: null, widthMm: null },
        bottom: { kind: 'pin', holeMm: 12, widthMm: null },
      }).map(({ thread }) => thread),
    ).toEqual([null])
  })
})
