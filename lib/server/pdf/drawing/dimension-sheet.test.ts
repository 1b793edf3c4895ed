import { describe, expect, it } from 'vitest'
import { fitBox } from './place'
import { spreadTexts, straightenArcs } from './dimension-sheet'

describe('straightenArcs', () => {
  it('turns flat arcs into lines and leaves the others', () => {
    expect(straightenArcs('M0 0A5 0 0 0 1 10 0L3 4A2 2 0 1 1 -1.5 2Z')).toBe('M0 0L10 0L3 4A2 2 0 1 1 -1.5 2Z')
  })
})

describe('spreadTexts', () => {
  it('keeps order and distance within the frame', () => {
    expect(spreadTexts([10, 12, 95], 20, 0, 100)).toEqual([10, 30, 95])
    expect(spreadTexts([90, 95, 99], 20, 0, 100)).toEqual([60, 80, 100])
  })
})

describe('fitBox', () => {
  it('centres a drawing at the largest scale that fits', () => {
    expect(fitBox({ x: -10, y: 0, width: 20, height: 100 }, { x: 0, y: 0, width: 100, height: 200 })).toEqual({
      scale: 2,
      x: 50,
      y: 0,
    })
  })
})
