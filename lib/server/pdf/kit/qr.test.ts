import { describe, expect, it } from 'vitest'
import { makeQr, qrPath } from './qr'

const url = 'https://www.example.com/services/warranty/register?serial=2614A-04217-K'

describe('QR codes', () => {
  it('is a square of 17 + 4 × version modules with its three finders', () => {
    const rows = makeQr(url)
    expect((rows.length - 17) % 4).toBe(0)
    expect(rows.every((row) => row.length === rows.length)).toBe(true)
    const finder = [true, true, true, true, true, true, true]
    expect(rows[0]?.slice(0, 7)).toEqual(finder)
    expect(rows[0]?.slice(-7)).toEqual(finder)
    expect(rows.at(-1)?.slice(0, 7)).toEqual(finder)
  })

  it('draws every dark module and nothing outside the square', () => {
    const rows = makeQr(url)
    const side = rows.length
    const rectangles = [...qrPath(url, 0, 0, side).matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H[\d.]+Z/g)].map(
      (match) => match.slice(1, 5).map(Number),
    )
    const drawn = rectangles.reduce((sum, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => sum + (x1 - x0) * (y1 - y0), 0)
    expect(Math.round(drawn)).toBe(rows.flat().filter(Boolean).length)
    expect(Math.max(...rectangles.flat())).toBeLessThanOrEqual(side)
  })
})
