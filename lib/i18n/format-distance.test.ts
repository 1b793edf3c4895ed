import { expect, it } from 'vitest'
import { formatKilometres } from './format-distance'

it.each([
  [0, '<\u00A01'],
  [0.94, '<\u00A01'],
  [1.94, '1.9'],
  [94.4, '94'],
])('says %d km as %s', (km, said) => {
  expect(formatKilometres(km)).toBe(said)
})
