import { expect, it } from 'vitest'
import { readTypes } from './vehicle-types'

it.each([
  ['กระบะ', ['pickup']],
  ['รถกระบะครับ', ['pickup']],
  ['トラック', ['pickup']],
  ['pickup truck', ['pickup']],
  ['สกู๊ตเตอร์', ['scooter', 'vespa']],
  ['大型バイク', ['bigbike']],
  ['big bike', ['bigbike']],
])('reads the type that is all of %s', (text, types) => {
  expect(readTypes(text)).toEqual(types)
})

it.each(['แครี่กระบะ', 'โช้คกระบะ', 'van scooter', 'ワイルドトラック', 'for', ''])(
  'reads none in "%s", which says more or less',
  (text) => {
    expect(readTypes(text)).toEqual([])
  },
)
