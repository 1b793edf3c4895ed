import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pathPoints } from '@/lib/drawings/geometry'
import { symbolBox, symbolPaths } from '@/lib/drawings/wordmark'
import { drawFavicon, symbolShare } from './draw'

const mend = 'run `npm run draw-brand`'

describe('icons', () => {
  it('keep a maskable symbol inside the safe circle', () => {
    const unit = symbolShare.maskable / symbolBox.width
    const reach = pathPoints(symbolPaths.letter + symbolPaths.turn).map(
      ([x, y]) => Math.hypot(x - symbolBox.width / 2, y - symbolBox.height / 2) * unit,
    )
    expect(Math.max(...reach)).toBeLessThan(0.4)
  })

  it('of the tab are what the script draws', async () => {
    expect(readFileSync('public/favicon.svg', 'utf8'), mend).toBe(drawFavicon())
    const ico = readFileSync('public/favicon.ico')
    expect([...ico.subarray(0, 8)], mend).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    const { width, height, format } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()
    expect([width, height, format, ico.readUInt32LE(14)]).toEqual([32, 32, 'png', ico.length - 22])
  })
})
