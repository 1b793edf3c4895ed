import { expect, it } from 'vitest'
import { readPasskeyRefusal, wayOutOfLine } from './passkeys'

const named = (name: string) => Object.assign(new Error('x'), { name })

it.each([
  ['NotAllowedError', 3, 'not-here'],
  ['NotAllowedError', 5000, 'stopped'],
  ['SecurityError', 5000, 'not-here'],
  ['InvalidStateError', 3, 'known'],
  ['TypeError', 3, null],
] as const)('%s after %i ms is %s', (name, ms, refusal) => {
  expect(readPasskeyRefusal(named(name), ms)).toBe(refusal)
})

it('leads out of LINE’s browser and of no other, to the same page', () => {
  const page = 'https://example.com/th/login?redirect=%2Fth%2Fuser'
  expect(wayOutOfLine('Mozilla/5.0 (iPhone) Safari Line/14.2.0', page)).toBe(`${page}&openExternalBrowser=1`)
  expect(wayOutOfLine('Mozilla/5.0 (iPhone) Safari/605 OnLine', page)).toBeNull()
})
