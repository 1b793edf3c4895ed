import { expect, it } from 'vitest'
import { referrerKind } from './referrer-kind'

it.each([
  ['', 'none'],
  ['nonsense', 'none'],
  ['https://yss.example/products', 'site'],
  ['https://www.google.co.th/', 'search'],
  ['https://m.facebook.com/groups/1', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://line.me/R/', 'social'],
  ['https://pantip.com/topic/1', 'other'],
  ['https://notx.com/', 'other'],
  ['android-app://com.google.android.gm/', 'other'],
])('%s is %s', (referrer, kind) => {
  expect(referrerKind(referrer, 'yss.example')).toBe(kind)
})
