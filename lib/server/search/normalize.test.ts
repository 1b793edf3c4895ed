import { describe, expect, it } from 'vitest'
import { compactText, normalizeText } from './normalize'

describe('normalizeText', () => {
  it.each([
    ['ＰＣＸ１６０', 'pcx160'],
    ['D-Max', 'd max'],
    ['Ténéré 700', 'tenere 700'],
    ['โช้ค', 'โชค'],
    ['โช๊ค', 'โชค'],
    ['โช็ค', 'โชค'],
    ['พีซีเอ็กซ์', 'พีซีเอกซ'],
    ['เเมกซ์', 'แมกซ'],
    ['น้ำมัน', 'นามัน'],
    ['๑๖๐', '160'],
    ['ｼｮｯｸ', 'しよつく'],
    ['ﾎﾝﾀﾞ', 'ほんだ'],
    ['スクーター', 'すくた'],
    ['スクータ', 'すくた'],
    ['スク-タ-', 'すくた'],
    ['フォルツァ', 'ふおるつあ'],
    ['ヴェスパ', 'べすぱ'],
    ['ベスパ', 'べすぱ'],
    ['車高調・キット', '車高調きつと'],
    ['  a \u200b  b!? ', 'a b'],
    ['%$#', ''],
  ])('writes %s as %s', (text, expected) => {
    expect(normalizeText(text)).toBe(expected)
  })

  it('changes nothing the second time', () => {
    for (const text of ['โช้คอัพแก๊ส', 'ショックアブソーバー', 'Forza 350 (2020–)'])
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text))
  })

  it('keeps dakuten and Thai vowels, which tell words apart', () => {
    expect(normalizeText('カギ')).not.toBe(normalizeText('カキ'))
    expect(normalizeText('ดี')).not.toBe(normalizeText('ดู'))
  })
})

describe('compactText', () => {
  it('takes the spaces out', () => {
    expect(compactText('Honda PCX 160')).toBe('hondapcx160')
  })
})
