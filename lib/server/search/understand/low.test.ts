import { expect, it } from 'vitest'
import { isAboutLowering, takeLow } from './low'

it.each([
  ['เวฟเตี้ย', 'เวฟ'],
  ['คลิก 160 เตี้ยๆครับ', 'คลิก 160'],
  ['vigo tia', 'vigo'],
  ['low nmax', 'nmax'],
  ['nmax 低く', 'nmax'],
  ['เตี้ย', ''],
  ['เวฟ', null],
  ['tiana', null],
  ['slow nmax', null],
  ['low rebound', null],
  ['low price nmax', null],
  ['โหลดเตี้ย เวฟ', null],
])('%s without the word for low: %s', (text, rest) => {
  expect(takeLow(text)).toBe(rest)
})

it.each([
  ['lowering', true],
  ['ローダウン', true],
  ['lower my bike', true],
  ['โหลดเตี้ย', true],
  ['lowering springs', false],
  ['lower mount', false],
  ['shocks', false],
])('knows whether "%s" asks how something is lowered: %s', (text, isAsked) => {
  expect(isAboutLowering(text)).toBe(isAsked)
})
