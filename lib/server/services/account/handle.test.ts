import { expect, it } from 'vitest'
import { readHandle } from './handle'

it.each([
  [' Taro@Example.com ', { channel: 'email', value: 'taro@example.com' }],
  ['ｔａｒｏ＠example.com', { channel: 'email', value: 'taro@example.com' }],
  ['０８１－２３４－５６７８', { channel: 'sms', value: '+66812345678' }],
  ['๐๘๑ ๒๓๔ ๕๖๗๘', { channel: 'sms', value: '+66812345678' }],
  ['taro', null],
])('%s is known as %o', (typed, handle) => {
  expect(readHandle(typed)).toEqual(handle)
})
