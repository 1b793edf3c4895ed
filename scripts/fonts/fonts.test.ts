import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectCharacters, visibleCharacters, type UsedCharacters } from './characters'
import { findHeavy, findMissing, type Fonts } from './check'
import { cutList, cutOf, isInRange, pageFonts, ranges } from './cuts'
import { cutPath, readFonts } from './files'
import { readFont } from './read-font'
import { drawStandIns } from './stand-ins'

let cut: Fonts
beforeAll(async () => {
  cut = await readFonts(cutPath)
})

const nothing = new Set<string>()
const use = (messages: Partial<UsedCharacters['messages']>, elsewhere = ''): UsedCharacters => ({ messages: { en: nothing, th: nothing, ja: nothing, ...messages }, elsewhere: visibleCharacters(elsewhere) })
/** Fonts that draw everything, to stand for the uncut ones. */
const whole = () => Object.fromEntries(cutList.map((name) => [name, { facts: { has: () => true }, bytes: 0 }])) as unknown as Fonts

describe('the check for missing characters', () => {
  it('accepts what the cuts draw', () => {
    const used = use({ en: new Set('Rebound 12 × 8 mm'), th: new Set('โช้คอัพ ± 2'), ja: new Set('減衰力、バネ…「全長」') }, 'ホンダ')
    expect(findMissing(used, cut, whole())).toEqual([])
  })

  it('names a character that was cut away, once for each weight, and the mend', () => {
    expect(findMissing(use({ ja: new Set('龘') }), cut, whole())).toEqual([
      'messages/ja: 龘 (U+9F98) is missing from notoRegular. Mend: run npm run cut-fonts',
      'messages/ja: 龘 (U+9F98) is missing from notoBold. Mend: run npm run cut-fonts',
    ])
    expect(findMissing(use({ en: new Set('ж') }), cut, whole())).toEqual(['messages/en: ж (U+0436) is missing from saira. Mend: run npm run cut-fonts'])
    expect(findMissing(use({}, '龘'), cut, whole())).toHaveLength(2)
  })

  it('asks for another character where no font has it', () => {
    expect(findMissing(use({ th: new Set('⌀') }), cut, cut)).toEqual(['messages/th: ⌀ (U+2300) is in no font of ours (saira cannot draw it). Mend: write it with another character'])
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
    const heavy = { ...cut, saira: { ...cut.saira, bytes: pageFonts[locale].budget + 1 } }
    expect(findHeavy(heavy).join()).toContain(` in ${locale} `)
  })

  it('keep the axes the design system uses', async () => {
    expect((await readFont(readFileSync(cutPath('saira')))).axes).toEqual({ wght: [400, 700], wdth: [75, 100] })
    expect((await readFont(readFileSync(cutPath('anuphan')))).axes).toEqual({ wght: [400, 700] })
  })

  it.each(['notoRegular', 'notoBold'] as const)('%s has characters of one em, so that it may arrive late', async (name) => {
    const { characters, widthOf } = await readFont(readFileSync(cutPath(name)))
    const claimed = characters.filter((character) => isInRange(ranges.japanese, character))
    expect(claimed.length).toBeGreaterThan(600)
    expect(claimed.filter((character) => widthOf(character) !== 1)).toEqual([])
  })

  it('are declared with the ranges they are cut to', () => {
    const declared = readFileSync('app/fonts.ts', 'utf8')
    for (const range of Object.values(ranges)) expect(declared).toContain(`value: '${range}'`)
    for (const name of cutList) expect(declared).toContain(`./fonts/${cutOf(name).file}`)
  })

  it('do not claim the space, whose font sets the height of a line', () => {
    for (const range of Object.values(ranges)) expect(isInRange(range, ' ')).toBe(false)
  })

  it('have stand-ins made from their own measures', async () => {
    expect(readFileSync('app/fonts/fallback.css', 'utf8')).toBe(await drawStandIns(readFileSync(cutPath('saira'))))
  })
})
