import { expect, it } from 'vitest'
import { scopeListSchema } from './scope'

it.each([
  ['a list', ['service', 'customer'], ['service', 'customer']],
  [
    'an object in which a scope is true',
    { service: true, dealer: false, customer: 'yes', content: true },
    ['service', 'content'],
  ],
  ['what is no scope of ours', ['service', 'owner', 7, null], ['service']],
  ['none', {}, []],
])('a scope comes as %s', (_what, given, read) => {
  expect(scopeListSchema.parse(given)).toEqual(read)
})

it.each([null, undefined, 'service', 1, true])('%j is none', (given) => {
  expect(scopeListSchema.safeParse(given).success).toBe(false)
})
