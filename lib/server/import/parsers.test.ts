import { expect, it } from 'vitest'
import { yesNo } from './parsers'

it.each([
  ['Yes', true],
  ['1', true],
  ['no', false],
  ['', false],
])('%j is read as %j', (text, truth) => {
  expect(yesNo.parse(text)).toBe(truth)
})

it.each(['constructor', 'toString', '__proto__', 'perhaps'])('%s is neither yes nor no', (text) => {
  expect(yesNo.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['not-yes-or-no'])
})
