import { describe, expect, it } from 'vitest'
import { checkSource, compareLocale } from './compare'
import { shapeOf } from './icu'

const compareThai = (english: string, thai: string) =>
  compareLocale('th', new Map([['a.b', english]]), new Map([['a.b', thai]]))

describe('compareLocale', () => {
  it.each([
    ['Find a shock', 'ค้นหาโช้ค'],
    ['{count, plural, one {# part} other {# parts}}', '{count, plural, other {# ชิ้น}}'],
    ['{count, plural, one {# part} other {# parts}}', '{count} ชิ้น'],
    ['Read <b>this</b>', 'อ่าน<b>นี่</b>'],
    ['{value} mm', '{value} mm'],
    ['GTX series', 'GTX series'],
    ['PCX160', 'PCX160'],
  ])('accepts %s → %s', (english, thai) => {
    expect(compareThai(english, thai)).toEqual([])
  })

  it.each([
    ['Find a shock', 'Find a shock', /still the English text/],
    ['Search', 'Suche', /no Thai letters/],
    ['{count} parts', 'ชิ้น', /does not use \{count: text\}/],
    ['parts', '{count} ชิ้น', /uses \{count: text\}/],
    ['{n, select, a {x} other {y}}', '{n, select, b {ก} other {ข}}', /does not use \{n: select of a, other\}/],
    ['<b>this</b>', 'นี่', /does not use \{b: tag\}/],
    ['parts', 'ชิ้น {', /not valid ICU/],
    ['parts', ' ', /empty/],
  ])('refuses %s → %s', (english, thai, expected) => {
    expect(compareThai(english, thai).join()).toMatch(expected)
  })

  it('compares the key sets both ways', () => {
    const findings = compareLocale('ja', new Map([['a.b', 'x']]), new Map([['a.c', '検索']]))
    expect(findings).toEqual([
      expect.stringContaining('ja a.c: not in messages/en'),
      expect.stringContaining('ja a.b: missing'),
    ])
  })
})

describe('checkSource', () => {
  it('finds empty and broken English texts', () => {
    expect(
      checkSource(
        new Map([
          ['a', ''],
          ['b', '{x'],
          ['c', 'fine'],
        ]),
      ),
    ).toHaveLength(2)
  })
})

describe('shapeOf', () => {
  it('collects arguments inside plurals and tags', () => {
    expect([...shapeOf('{n, plural, other {<b>{name}</b>}}').arguments].sort()).toEqual([
      'b: tag',
      'n: plural',
      'name: text',
    ])
  })
})
