import { describe, expect, it } from 'vitest'
import { boxAround, pathPoints } from './geometry'
import { symbolBox, symbolPaths, wordmarkBox, wordmarkPath } from './wordmark'

const drawings = [
  { name: 'wordmark', d: wordmarkPath, box: wordmarkBox, outlines: 3 },
  { name: 'symbol', d: symbolPaths.letter + symbolPaths.turn, box: symbolBox, outlines: 3 },
]

const outlinesOf = (d: string) => d.split(/(?<=Z)/)

describe.each(drawings)('$name', ({ d, box, outlines }) => {
  it('is closed outlines of absolute lines and curves', () => {
    expect(d.replace(/[-\d. ]/g, '')).toMatch(/^(?:M[LC]+Z)+$/)
    expect(outlinesOf(d)).toHaveLength(outlines)
  })

  it('touches all sides of its box', () => {
    expect(boxAround(pathPoints(d), 0)).toEqual(box)
  })

  it('turns every outline the same way, so that none is a hole', () => {
    const areas = outlinesOf(d).map((outline) => {
      const points = pathPoints(outline)
      return points.reduce((sum, [x, y], i) => {
        const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
        return sum + (x * nextY - nextX * y) / 2
      }, 0)
    })
    for (const area of areas) expect(Math.abs(area)).toBeGreaterThan(500)
    expect(new Set(areas.map(Math.sign)).size).toBe(1)
  })
})

describe('the letters', () => {
  it('stand apart by at least 3 % of their height', () => {
    const boxes = outlinesOf(wordmarkPath).map((outline) => boxAround(pathPoints(outline), 0))
    for (const [i, letter] of boxes.slice(1).entries()) {
      const before = boxes[i]
      expect(letter.x - (before ? before.x + before.width : Infinity)).toBeGreaterThanOrEqual(3)
    }
  })

  it('cut the ends of S and the turns of the symbol at the lean of a shock', () => {
    const ends = /L(?<foot>[\d.]+) 100L(?<x>[\d.]+) 79/.exec(wordmarkPath)?.groups
    const turn = /^M(?<x>\d+) (?<y>\d+)L(?<toX>\d+) (?<toY>\d+)/.exec(symbolPaths.turn)?.groups
    const degrees = (across: number, along: number) => (Math.atan2(across, along) * 180) / Math.PI
    expect(degrees(Number(ends?.x) - Number(ends?.foot), 21)).toBeCloseTo(18, 0)
    expect(degrees(Number(turn?.toY) - Number(turn?.y), Number(turn?.toX) - Number(turn?.x))).toBeCloseTo(18, 0)
  })
})
