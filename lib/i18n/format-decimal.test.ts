import { describe, expect, it } from 'vitest'
import { formatDecimal } from './format-decimal'

describe('formatDecimal', () => {
  it.each([
    [1.25, 1, '1.3'],
    [1, 2, '1'],
    [1234.5, 0, '1,235'],
    [-12.34, 1, '−12.3'],
    [-0.04, 1, '0'],
    [0.0005, 3, '0.001'],
  ] as const)('%d with %d decimals → %s', (value, digits, text) => {
    expect(formatDecimal(value, digits)).toBe(text)
  })
})
