import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { fontFiles, fontFolder, readFonts, type Fonts } from '@/scripts/fonts/declared'
import { weights } from '@/scripts/fonts/faces'
import { isInRange, ranges } from '@/scripts/fonts/ranges'
import { drawBoxes } from './boxes'
import { rangeOf } from './draw-faces'
import { readFont } from './read-font'
import { drawStandIns } from './stand-ins'

const names = ['saira', 'anuphan'] as const
const read = (file: string) => readFont(readFileSync(file))

let fonts: Fonts
beforeAll(async () => {
  fonts = await readFonts()
})

describe('the fonts', () => {
  it('have exactly the characters that they are declared with', async () => {
    for (const name of names) expect(fonts[name].range, name).toBe(rangeOf((await read(fontFiles[name])).characters))
    for (const { file, range } of fonts.slices)
      expect(range, file).toBe(rangeOf((await read(`${fontFolder}/${file}`)).characters))
  })

  it('keep the axes the design system uses', async () => {
    expect((await read(fontFiles.saira)).axes).toEqual({ wght: [400, 700], wdth: [75, 100] })
    expect((await read(fontFiles.anuphan)).axes).toEqual({ wght: [400, 700] })
  })

  /** Kana of half width, which people type into codes; narrow in every font. */
  const halfWidth = 'U+FF61-FFDC'

  it.each(weights)(
    'of Japanese, weight %s, have characters of one em, so that they may arrive late',
    async (weight) => {
      const slices = await Promise.all(
        fonts.slices.filter((slice) => slice.weight === weight).map(({ file }) => read(`${fontFolder}/${file}`)),
      )
      const claimed = slices.flatMap(({ characters, widthOf }) =>
        characters
          .filter((character) => isInRange(ranges.japanese, character) && !isInRange(halfWidth, character))
          .map((character) => [character, widthOf(character)]),
      )
      expect(claimed.length).toBeGreaterThan(600)
      expect(claimed.filter(([, width]) => width !== 1)).toEqual([])
    },
  )

  it('have stand-ins made from their own measures', async () => {
    expect(readFileSync(`${fontFolder}/fallback.css`, 'utf8')).toBe(await drawStandIns(readFileSync(fontFiles.saira)))
  })
})

describe('the font of browser tests', () => {
  it('is the same whenever it is drawn, with the sums that a font of these bytes has', async () => {
    const font = drawBoxes('減衰力')
    expect((await readFont(font)).has('衰')).toBe(true)
    let sum = 0
    for (let at = 0; at < font.length; at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
    expect(sum).toBe(0xb1b0afba)
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    const earlier = drawBoxes('減衰力')
    vi.useRealTimers()
    expect(earlier.equals(font)).toBe(true)
  })
})
