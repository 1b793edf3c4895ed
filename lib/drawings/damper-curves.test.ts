import { describe, expect, it } from 'vitest'
import { curveBox, curveNames, drawCurve } from './damper-curves'

describe.each(curveNames)('the drawing %s', (name) => {
  it('has lines of its own that stay inside the box', () => {
    const lines = drawCurve(name)
    expect(new Set(lines).size).toBe(lines.length)
    for (const [, x, y] of lines.join('').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0)
      expect(Number(x)).toBeLessThanOrEqual(curveBox.width)
      expect(Number(y)).toBeGreaterThanOrEqual(0)
      expect(Number(y)).toBeLessThanOrEqual(curveBox.height)
    }
  })
})
