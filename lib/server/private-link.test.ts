import '@/tests/support/environment'
import { expect, it } from 'vitest'
import { makePrivateToken, readPrivateToken } from './private-link'

const token = makePrivateToken('appointment', 'a-1')

it('reads back what it signed', () => {
  expect(readPrivateToken('appointment', token)).toBe('a-1')
  expect(token.split('.')[1]).toMatch(/^[\w-]{43}$/)
})

it.each([
  ['another kind', 'warranty', token],
  ['another id', 'appointment', token.replace('a-1', 'a-2')],
  ['a changed signature', 'appointment', token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')],
  ['a cut signature', 'appointment', token.slice(0, -5)],
  ['no signature', 'appointment', 'a-1.'],
  ['no dot', 'appointment', 'a-1'],
  ['nothing', 'appointment', ''],
])('refuses %s', (_what, kind, given) => {
  expect(readPrivateToken(kind, given)).toBeNull()
})
