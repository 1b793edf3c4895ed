import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectCharacters, visibleCharacters, type UsedCharacters } from './characters'
import { findHeavy, findMissing } from './check'
import { fontFiles, readFonts, type Fonts } from './declared'
import { budgets, isInRange, ranges } from './ranges'

let fonts: Fonts
beforeAll(async () => {
  fonts = await readFonts()
})

const nothing = new Set<string>()
const use = (messages: Partial<UsedCharacters['messages']>, elsewhere = '') => ({
  messages: { en: nothing, th: nothing, ja: nothing, ...messages },
  elsewhere: visibleCharacters(elsewhere),
})

describe('the check for missing characters', () => {
  it('accepts what the fonts draw', () => {
    const used = use(
      { en: new Set('Rebound 12 × 8 mm'), th: new Set('โช้คอัพ ± 2'), ja: new Set('減衰力、バネ…「全長」') },
      'ホンダ',
    )
    expect(findMissing(used, fonts)).toEqual([])
  })

  it('names a character that was cut away, once for each weight, and the mend', () => {
    const mend =
      'Mend: npm --prefix studio run cut-fonts; if it is missing still, no font of ours has it: write another character'
    expect(findMissing(use({ ja: new Set('龘') }), fonts)).toEqual([
      `messages/ja: 龘 (U+9F98) is missing from the Japanese slices of weight 400. ${mend}`,
      `messages/ja: 龘 (U+9F98) is missing from the Japanese slices of weight 600. ${mend}`,
    ])
    expect(findMissing(use({ en: new Set('ж') }), fonts)).toEqual([
      `messages/en: ж (U+0436) is missing from saira. ${mend}`,
    ])
    expect(findMissing(use({}, '龘'), fonts)).toHaveLength(2)
  })

  it('finds a character that two slices claim', () => {
    const twice = { ...fonts, slices: [...fonts.slices, ...fonts.slices] }
    expect(findMissing(use({ ja: new Set('減') }), twice)).toHaveLength(2)
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
    expect(findHeavy(fonts).filter((line) => line.includes(` in ${locale} `))).toEqual([])
    const heavy = { ...fonts, saira: { ...fonts.saira, bytes: budgets[locale] + 1 } }
    expect(findHeavy(heavy).join()).toContain(` in ${locale} `)
  })

  it('are declared with the ranges they are cut to', () => {
    const declared = readFileSync('app/fonts.ts', 'utf8')
    expect(declared).toContain(`value: '${ranges.thai}'`)
    for (const file of Object.values(fontFiles)) expect(declared).toContain(`./fonts/${path.basename(file)}`)
    for (const character of ' aก') expect(fonts.slices.filter(({ range }) => isInRange(range, character))).toEqual([])
  })

  it('do not claim the space, whose font sets the height of a line', () => {
    for (const range of Object.values(ranges)) expect(isInRange(range, ' ')).toBe(false)
  })
})
