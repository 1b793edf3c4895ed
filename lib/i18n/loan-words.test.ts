import { expect, it } from 'vitest'
import { loanWordsOf } from './loan-words'

it.each([
  ['フォークアップグレードキット', ['フォーク', 'アップグレード', 'キット']],
  ['エアサスペンション', ['エア', 'サスペンション']],
  ['キャンペーン', ['キャンペーン']],
  ['スクーター・アンダーボーンカタログ', ['スクーター・', 'アンダーボーン', 'カタログ']],
  ['バンプラバー', ['バンプラバー']],
  ['リアサス', ['リアサス']],
  ['シリアルナンバー', ['シリアル', 'ナンバー']],
])('%s is written of its words', (run, words) => {
  expect(loanWordsOf(run)).toEqual(words)
})
