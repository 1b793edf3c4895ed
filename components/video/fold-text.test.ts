import { describe, expect, it } from 'vitest'
import { excerptOf, foldText } from './fold-text'

describe('foldText', () => {
  it.each([
    ['ｻｸﾞ', 'さぐ'],
    ['サグ', 'さぐ'],
    ['โช้ค', 'โชค'],
    ['  SAG   L1 ', 'sag l1'],
  ])('%s → %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('excerptOf', () => {
  it('shows the surroundings of what was found', () => {
    expect(excerptOf(`${'a '.repeat(50)}Preload ${'b '.repeat(50)}`, 'preload', 10)).toBe(
      '…a a a a a Preload b b b b b…',
    )
  })

  it.each([
    ['วัดแซกก่อนปรับ', 'แซก'],
    ['โช้คอัพหลัง', 'โชค'],
    ['プリロードを測る', 'ぷりろーど'],
  ])('finds in %s the word %s', (text, query) => {
    expect(excerptOf(text, query)).toBe(text)
  })

  it.each([
    ['', ''],
    ['sag', ' '],
    ['sag', 'clicks'],
  ])('finds nothing in "%s" for "%s"', (text, query) => {
    expect(excerptOf(text, query)).toBeNull()
  })
})
