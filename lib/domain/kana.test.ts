import { describe, expect, it } from 'vitest'
import { isKatakana, toKatakana } from './kana'
import { isWholeName, joinName, shareName, splitName, tidyName } from './person-name'

describe('toKatakana', () => {
  it.each([
    ['やまだ', 'ヤマダ'],
    ['ﾔﾏﾀﾞ', 'ヤマダ'],
    ['ﾊﾟｰｶｰ', 'パーカー'],
    ['ヤマダ  タロウ', 'ヤマダ　タロウ'],
    ['ぱ-か-', 'パーカー'],
    ['ヴァン', 'ヴァン'],
    ['Anna', 'Anna'],
    ['山田', '山田'],
  ])('%s → %s', (text, expected) => {
    expect(toKatakana(text)).toBe(expected)
  })
})

it.each([
  ['ヤマダ', true],
  ['ジョン・スミス', true],
  ['やまだ', false],
  ['山田', false],
  ['', false],
  ['ー', false],
])('isKatakana %s: %s', (text, expected) => {
  expect(isKatakana(text)).toBe(expected)
})

describe('Japanese names', () => {
  it('keep their parts apart while one of them is being written', () => {
    expect(splitName(joinName('', '太郎'))).toEqual({ family: '', given: '太郎' })
    expect(splitName(joinName('山田', ''))).toEqual({ family: '山田', given: '' })
    expect(joinName('', '')).toBe('')
  })

  it('are whole with both parts', () => {
    expect(isWholeName('山田　太郎')).toBe(true)
    expect(isWholeName('山田　')).toBe(false)
    expect(isWholeName('山田')).toBe(false)
  })

  it.each([
    ['山田 太郎　', '山田　太郎'],
    [' 山田 　 太郎 ', '山田　太郎'],
    ['山田　', '山田　'],
    ['　', ''],
  ])('%j is shared out as %j', (name, expected) => {
    expect(shareName(name)).toBe(expected)
  })

  it('lose spaces that say nothing', () => {
    expect(tidyName('  สมชาย   ใจดี ')).toBe('สมชาย ใจดี')
  })
})
