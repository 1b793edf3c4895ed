import { describe, expect, it } from 'vitest'
import { printedHeldWords } from '@/lib/i18n/held-words'
import { fc } from '@/tests/support/properties'
import { breakEvenly, breakLines, cutPieces } from './line-break'
import { splitRuns } from './runs'

/** Every character is one wide. */
const measure = (text: string) => Array.from(text).length

describe('splitRuns', () => {
  it('changes the font where the script changes and leaves spaces with what precedes', () => {
    expect(splitRuns('ขันด้วยแรง 45 Nm ปลาย「M10」')).toEqual([
      { script: 'thai', text: 'ขันด้วยแรง ' },
      { script: 'latin', text: '45 Nm ' },
      { script: 'thai', text: 'ปลาย' },
      { script: 'japanese', text: '「' },
      { script: 'latin', text: 'M10' },
      { script: 'japanese', text: '」' },
    ])
  })
})

describe('breakLines', () => {
  it('keeps a number with its unit', () => {
    expect(breakLines('tighten to 45 Nm', 14, measure)).toEqual(['tighten to', '45\u00A0Nm'])
  })

  it('keeps a Japanese year with its figure, and the end of an open period with its beginning', () => {
    for (let width = 8; width < 16; width++)
      for (const line of breakLines('ファットボーイ 2018年〜現在、ストリートボブ 2018〜2024年', width, measure)) {
        expect(line).not.toMatch(/^(?:年|〜|現在)|年〜$/u)
      }
  })

  it('breaks Thai between words and keeps the repetition mark with its word', () => {
    const lines = breakLines('โช้คอัพหลังสำหรับรถจักรยานยนต์ ค่อย ๆ หมุน', 16, measure)
    expect(lines.join('').replaceAll(' ', '')).toBe('โช้คอัพหลังสำหรับรถจักรยานยนต์ค่อยๆหมุน')
    expect(lines.every((line) => !/^[ๆ\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/u.test(line))).toBe(true)
    expect(cutPieces('ค่อย ๆ หมุน')[0]).toBe('ค่อย ๆ ')
  })

  it('parts no Thai word that the dictionary does not know', () => {
    expect(printedHeldWords.filter((word) => !cutPieces(`ใช้${word}ได้`).includes(word))).toEqual([])
    expect(cutPieces('โบลต์ที่ร้อยผ่านบูชยาง ให้ขันแน่น')).toEqual(expect.arrayContaining(['บูช', 'ยาง ']))
  })

  it('follows kinsoku: no closing mark, small kana or long bar begins a line, no opening mark ends one', () => {
    const text = '（上側のボルト）、「設定」に従って、ショックアブソーバーをゆっくり押し下げます。きゃりっぱあ。'
    for (let width = 11; width < 24; width++) {
      const lines = breakLines(text, width, measure)
      expect(lines.join('')).toBe(text)
      for (const line of lines) {
        expect(line).not.toMatch(/^[、。）」ーっゃゅょァィッャュョぁ]/u)
        expect(line).not.toMatch(/[（「]$/u)
      }
    }
  })

  it('keeps a katakana word whole and cuts what is wider than a line', () => {
    expect(breakLines('新しいスプリングを入れます', 7, measure)).toEqual(['新しい', 'スプリングを入', 'れます'])
    expect(breakLines('https://example.com/aaaaaaaaaaaaaaaaaaaa', 12, measure).every((line) => line.length <= 12)).toBe(
      true,
    )
  })

  it('loses no character and makes no line too wide', () => {
    const unit = fc.constantFrom('ก', 'ำ', '้', 'น', 'ー', '、', '日', 'っ', 'a', '8', ' ', '-', '(', ')', 'Ø')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 80 }), (text) => {
        const lines = breakLines(text, 20, measure)
        expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''))
        expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(20)
      }),
    )
  })
})

describe('breakEvenly', () => {
  it('leaves no lonely end where the lines can be a little narrower', () => {
    const text = 'あいうえおかきくけこさしすせそたちつてとなに'
    expect(breakLines(text, 20, measure).at(-1)).toBe('なに')
    expect(breakEvenly(text, 20, measure, 4).map(measure)).toEqual([18, 4])
  })

  it('leaves a text alone that narrower lines do not help', () => {
    expect(breakEvenly('あいうえお', 4, measure, 3)).toEqual(['あいうえ', 'お'])
  })
})
