import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectCharacters, visibleCharacters, type UsedCharacters } from './characters'
import { findHeavy, findMissing, type Fonts, type Sources } from './check'
import { budgets, cutOf, isInRange, ranges } from './cuts'
import { cutPath, readFonts, slicePath } from './files'
import { readFont } from './read-font'
import { weights } from './slices'
import { drawStandIns } from './stand-ins'

let cut: Fonts
beforeAll(async () => {
  cut = await readFonts()
})

const nothing = new Set<string>()
const use = (messages: Partial<UsedCharacters['messages']>, elsewhere = '') => ({
  messages: { en: nothing, th: nothing, ja: nothing, ...messages },
  elsewhere: visibleCharacters(elsewhere),
})
/** Fonts that draw everything, to stand for the uncut ones; or nothing. */
const sources = (has: boolean): Sources => ({
  saira: { has: () => has },
  anuphan: { has: () => has },
  400: { has: () => has },
  600: { has: () => has },
})

describe('the check for missing characters', () => {
  it('accepts what the cuts draw', () => {
    const used = use(
      { en: new Set('Rebound 12 × 8 mm'), th: new Set('โช้คอัพ ± 2'), ja: new Set('減衰力、バネ…「全長」') },
      'ホンダ',
    )
    expect(findMissing(used, cut, sources(true))).toEqual([])
  })

  it('names a character that was cut away, once for each weight, and the mend', () => {
    expect(findMissing(use({ ja: new Set('龘') }), cut, sources(true))).toEqual([
      'messages/ja: 龘 (U+9F98) is missing from the Japanese slices of weight 400. Mend: run npm run cut-fonts',
      'messages/ja: 龘 (U+9F98) is missing from the Japanese slices of weight 600. Mend: run npm run cut-fonts',
    ])
    expect(findMissing(use({ en: new Set('ж') }), cut, sources(true))).toEqual([
      'messages/en: ж (U+0436) is missing from saira. Mend: run npm run cut-fonts',
    ])
    expect(findMissing(use({}, '龘'), cut, sources(true))).toHaveLength(2)
  })

  it('finds a character whose slice claims it without having it, and one that two slices claim', () => {
    const empty = { ...cut, slices: cut.slices.map((slice) => ({ ...slice, facts: { has: () => false } })) }
    expect(findMissing(use({ ja: new Set('減') }), empty, sources(true))).toHaveLength(2)
    expect(
      findMissing(use({ ja: new Set('減') }), { ...cut, slices: [...cut.slices, ...cut.slices] }, sources(true)),
    ).toHaveLength(2)
  })

  it('asks for another character where no font has it', () => {
    expect(findMissing(use({ th: new Set('⌀') }), cut, sources(false))).toEqual([
      'messages/th: ⌀ (U+2300) is in no font of ours (saira cannot draw it). Mend: write it with another character',
    ])
  })

  it('reads texts, not their controls', async () => {
    const { messages, elsewhere } = await collectCharacters()
    expect(messages.ja.has('の')).toBe(true)
    expect(messages.th.has('ก')).toBe(true)
    expect(elsewhere.has('ホ')).toBe(true)
    expect(visibleCharacters('a\n\u200bb')).toEqual(new Set('ab'))
  })
})

describe('the fonts', () => {
  it.each(['en', 'th', 'ja'] as const)('of a page in %s stay within the budget', (locale) => {
    expect(findHeavy(cut).filter((line) => line.includes(` in ${locale} `))).toEqual([])
    const heavy = { ...cut, saira: { ...cut.saira, bytes: budgets[locale] + 1 } }
    expect(findHeavy(heavy).join()).toContain(` in ${locale} `)
  })

  it('keep the axes the design system uses', async () => {
    expect((await readFont(readFileSync(cutPath('saira')))).axes).toEqual({ wght: [400, 700], wdth: [75, 100] })
    expect((await readFont(readFileSync(cutPath('anuphan')))).axes).toEqual({ wght: [400, 700] })
  })

  /** Kana of half width, which people type into codes; narrow in every font. */
  const halfWidth = 'U+FF61-FFDC'

  it.each(weights)(
    'of Japanese, weight %s, have characters of one em, so that they may arrive late',
    async (weight) => {
      const fonts = await Promise.all(
        cut.slices
          .filter((slice) => slice.weight === weight)
          .map(({ file }) => readFont(readFileSync(slicePath(file)))),
      )
      const claimed = fonts.flatMap(({ characters, widthOf }) =>
        characters
          .filter((character) => isInRange(ranges.japanese, character) && !isInRange(halfWidth, character))
          .map((character) => [character, widthOf(character)]),
      )
      expect(claimed.length).toBeGreaterThan(600)
      expect(claimed.filter(([, width]) => width !== 1)).toEqual([])
    },
  )

  it('are declared with the ranges they are cut to', () => {
    const declared = readFileSync('app/fonts.ts', 'utf8')
    expect(declared).toContain(`value: '${ranges.thai}'`)
    for (const name of ['saira', 'anuphan'] as const) expect(declared).toContain(`./fonts/${cutOf(name).file}`)
    for (const character of ' aก') expect(cut.slices.filter(({ range }) => isInRange(range, character))).toEqual([])
  })

  it('do not claim the space, whose font sets the height of a line', () => {
    for (const range of Object.values(ranges)) expect(isInRange(range, ' ')).toBe(false)
  })

  it('have stand-ins made from their own measures', async () => {
    expect(readFileSync('app/fonts/fallback.css', 'utf8')).toBe(await drawStandIns(readFileSync(cutPath('saira'))))
  })
})
