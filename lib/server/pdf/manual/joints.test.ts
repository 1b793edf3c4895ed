import { describe, expect, it } from 'vitest'
import { listJoints } from './joints'

describe('listJoints', () => {
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
