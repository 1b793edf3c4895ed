import { expect, it } from 'vitest'
import { loanWordsOf } from './loan-words'

it.each([
  ['フォークアップグレードキット', ['フォーク', 'アップグレード', 'キット']],
  ['エアサスペンション', ['エア', 'サスペンション']],
  ['キャンペーン', ['キャンペーン']],
  ['バンプラバー', ['バンプラバー']],
])('%s is written of its words', (run, words) => {
  expect(loanWordsOf(run)).toEqual(words)
})
