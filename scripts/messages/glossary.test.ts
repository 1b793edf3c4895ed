import { describe, expect, it } from 'vitest'
import { checkGlossary, textsIn } from './glossary-check'

const check = (locale: 'en' | 'th' | 'ja', text: string, key = 'a.b') =>
  checkGlossary([{ file: 'messages/x.json', key, locale, text }])

describe('checkGlossary', () => {
  it.each([
    ['en', 'New in the programme', 'in the range'],
    ['en', 'Type the product code', 'part number'],
    ['th', 'โปรดกรอกชื่อ', 'กรุณา'],
    ['ja', 'ばね定数', 'バネレート'],
    ['th', 'โช้คยาว 330 มม.', 'mm'],
    ['th', 'ปีรถ 2561', 'common era'],
    ['en', 'Model year 2561', 'common era'],
  ] as const)('refuses %s: %s, and names the better word', (locale, text, better) => {
    expect(check(locale, text).join()).toContain(better)
    expect(check(locale, text).join()).toContain('messages/x.json a.b')
  })

  it.each([
    ['en', 'Type the part number'],
    ['th', 'กรุณากรอกชื่อ'],
    ['th', 'รายการโปรด'],
    ['th', 'ทุก 20,000 กม. โช้คยาว 330 mm'],
    ['en', 'Model year 2018'],
    ['th', 'วันที่ 5 มกราคม 2569'],
  ] as const)('accepts %s: %s', (locale, text) => {
    expect(check(locale, text)).toEqual([])
  })

  it('lets search words say what people type', () => {
    expect(check('en', 'product code', 'questions.0.words')).toEqual([])
  })
})

it('finds the language of a text in data', () => {
  expect(textsIn({ title: { en: 'A', th: 'ก' }, code: 'X' }, 'content/x.json', null)).toEqual([
    { file: 'content/x.json', key: 'title.en', locale: 'en', text: 'A' },
    { file: 'content/x.json', key: 'title.th', locale: 'th', text: 'ก' },
  ])
})
