import { describe, expect, it } from 'vitest'
import { compareParagraphs, compareTexts, splitSentences } from './text-difference'

const written = (changes: readonly { kind: string; text: string }[]) =>
  changes.map(({ kind, text }) => `${kind === 'added' ? '+' : kind === 'removed' ? '-' : '='}${text}`)

describe('differences of texts', () => {
  it('keeps what both have, in order', () => {
    expect(written(compareTexts(['a', 'b', 'c'], ['a', 'x', 'c', 'd']))).toEqual(['=a', '-b', '+x', '=c', '+d'])
  })

  it.each([
    [[], ['a'], ['+a']],
    [['a'], [], ['-a']],
    [[], [], []],
    [['a'], ['a'], ['=a']],
  ])('of %j and %j are %j', (before, after, expected) => {
    expect(written(compareTexts(before, after))).toEqual(expected)
  })

  it('gives both texts back', () => {
    const [before, after] = ['the cat sat on the mat', 'the dog sat on a mat today'].map((text) => text.split(' '))
    const changes = compareTexts(before ?? [], after ?? [])
    const side = (left: string) => changes.filter(({ kind }) => kind !== left).map(({ text }) => text)
    expect(side('added')).toEqual(before)
    expect(side('removed')).toEqual(after)
  })

  it('tells apart one changed sentence of a paragraph', () => {
    const rows = compareParagraphs(['One stays. Two goes.', 'Same.'], ['One stays. Two is new.', 'Same.'], 'en')
    expect(rows.map(written)).toEqual([['=One stays. ', '-Two goes.', '+Two is new.'], ['=Same.']])
  })

  it.each([
    ['en', 'First one. Second one.', 2],
    ['ja', '一つ目です。二つ目です。', 2],
    ['th', 'ประโยคแรก ประโยคที่สอง', 2],
  ] as const)('cuts sentences in %s', (lang, text, count) => {
    const cut = splitSentences(text, lang)
    expect(cut).toHaveLength(count)
    expect(cut.join('')).toBe(text)
  })
})
