import { expect, it } from 'vitest'
import { scopeListSchema } from './scope'

it.each([
  ['a list', ['staff', 'customer'], ['staff', 'customer']],
  [
    'an object in which a scope is true',
    { staff: true, dealer: false, customer: 'yes', content: true },
    ['staff', 'content'],
  ],
  ['what is no scope of ours', ['staff', 'owner', 7, null], ['staff']],
  ['none', {}, []],
])('a scope comes as %s', (_what, given, read) => {
  expect(scopeListSchema.parse(given)).toEqual(read)
})

it.each([null, undefined, 'staff', 1, true])('%j is none', (given) => {
  expect(scopeListSchema.safeParse(given).success).toBe(false)
})
