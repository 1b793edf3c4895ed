import { expect, it } from 'vitest'
import { holdMarks } from './held-marks'

it('a Thai mark of repetition stays with its word', () => {
  expect(holdMarks('th', { a: ['งานเล็ก ๆ', 'ช้า ๆ ไป'] })).toEqual({ a: ['งานเล็ก\u00A0ๆ', 'ช้า\u00A0ๆ ไป'] })
  const english = { a: 'x ๆ' }
  expect(holdMarks('en', english)).toBe(english)
})
